import {
  commissionRow,
  deskPersonRow,
  grantRow,
  payoutRow,
  rebuildRow,
  sentRow,
  wholePersonRow,
} from '../../../testing/desk.ts';
import { mutation, type TestCall } from '../../../testing/test-call.ts';

const ofDesk = (fields: string) => `{ part: desk { ${fields} } }`;
const nodes = (field: string, fields: string) => ofDesk(`${field} { edges { node { ${fields} } } }`);

const call = (name: TestCall['call'], answers: unknown, query: string): TestCall => ({
  call: name,
  answers,
  query,
  follows: true,
  nullsAll: true,
});

const GRANT = { data: grantRow() };
const DECIDED = { data: { request: 7, user_id: 'KARIM', amount: 900, state: 'completed', changed: true } };
const COMMISSION = {
  data: { purchase: 4, user_id: 'KARIM', amount: 300, review: 'approved', state: 'held', changed: true },
};
const EVENT = {
  id: '7',
  at: '2026-11-22T09:30:00.000Z',
  by: null,
  about: null,
  call: 'POST /admin/purchases',
  body: {},
  status: 201,
};

/** Of the desk, which an upstream may lack. */
export const calls: TestCall[] = [
  call('GET /admin/events', { events: [EVENT] }, nodes('events', 'call')),
  call('GET /admin/people', { people: [deskPersonRow()], next: null }, nodes('people', 'name')),
  {
    ...call('GET /admin/people/*', wholePersonRow(), ofDesk('person(userId: "RAHIMA") { hasAccess }')),
    at: '/admin/people/RAHIMA',
  },
  call('GET /admin/withdrawals', { data: [payoutRow()], next: null }, nodes('withdrawals', 'amount')),
  call('GET /admin/commissions', { data: [commissionRow()], next: null }, nodes('commissions', 'amount')),
  call('GET /admin/notifications', { notifications: [sentRow()], next: null }, nodes('notifications', 'title')),
  call('POST /admin/purchases', GRANT, mutation('grantPlan(userId: "RAHIMA", planId: "premium") { changed }')),
  call('POST /admin/purchases/preview', GRANT, ofDesk('grantPreview(userId: "RAHIMA", planId: "premium") { changed }')),
  call('POST /admin/purchases/refund', GRANT, mutation('refundPurchase(purchaseId: "4") { changed }')),
  call(
    'POST /admin/purchases/refund/preview',
    { ...GRANT, plans: [] },
    ofDesk('refundPreview(purchaseId: "4") { refund { changed } }'),
  ),
  call(
    'POST /admin/withdrawals/complete',
    DECIDED,
    mutation('completeWithdrawal(userId: "KARIM", id: "7") { changed }'),
  ),
  call('POST /admin/withdrawals/reject', DECIDED, mutation('rejectWithdrawal(userId: "KARIM", id: "7") { changed }')),
  call('POST /admin/commissions/approve', COMMISSION, mutation('approveCommission(purchaseId: "4") { changed }')),
  call('POST /admin/commissions/refuse', COMMISSION, mutation('refuseCommission(purchaseId: "4") { changed }')),
  call('GET /admin/study/rebuild', { data: rebuildRow() }, ofDesk('studyRebuild { state }')),
  call('POST /admin/study/rebuild/start', { data: rebuildRow() }, mutation('rebuildStudyRecord { state }')),
  call(
    'POST /admin/notifications',
    { data: { ...sentRow(), isRead: false } },
    mutation('sendNotification(title: "Exam", message: "On Monday") { id }'),
  ),
  call(
    'POST /admin/notifications/preview',
    { data: { title: 'Exam', message: 'On Monday', readers: 9 } },
    mutation('previewNotification(title: "Exam", message: "On Monday") { readers }'),
  ),
];
