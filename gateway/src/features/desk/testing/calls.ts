import {
  codeBatchRow,
  backupsRow,
  commissionRow,
  couponRow,
  deskPersonRow,
  grantRow,
  jobKindRow,
  jobRow,
  messageRow,
  payoutRow,
  questionFiguresRow,
  rebuildRow,
  salesDayRow,
  sentRow,
  wholePersonRow,
} from '../../../testing/desk.ts';
import { deskOrderRow, statementLine } from '../../../testing/orders.ts';
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
const PAGE = { pagination: { has_next: false, next: null }, total: 1 };
const EVIDENCE = 'amount: 3000, method: "bkash", reference: "TRX1"';
const PAYMENT = `payment: { ${EVIDENCE} }`;
const DECIDED = { data: { request: 7, user_id: 'KARIM', amount: 900, state: 'completed', changed: true } };
const COMMISSION = {
  data: { purchase: 4, user_id: 'KARIM', amount: 300, review: 'approved', state: 'held', changed: true },
};
const EVENT = {
  id: '7',
  at: '2026-11-22T09:30:00.000Z',
  by: null,
  about: null,
  action: 'plan.grant',
  params: {},
  call: 'POST /admin/purchases',
  body: {},
  status: 201,
};

const LIST = 'kind: CHAPTER, prof: "_1", subject: "ANAT"';
const LIST_CHANGE = { data: { changed: true, lists: 1, questions: 38, dry_run: false } };

const stored = (entry: object) => ({ version: 'v1', edited: null, entry });
const ARTICLE = stored({ id: 'burns', subject: 'surgery', topic: null, is_array: true, title: 'Burns' });
const DAYS = 'from: "2026-11-01", to: "2026-11-27"';
const ofReports = (field: string) => ofDesk(`reports { ${field} }`);
const MESSAGE = { data: messageRow() };
const MESSAGE_INPUT = 'input: { to: { group: EVERYBODY }, title: "Exam", message: "On Monday" }';
const READERS = { date: '2026-11-20', active: 3, signed_up: 1, first_purchases: 1 };
const READERSHIP = { active: 3, signed_up: 2, bought: 1 };
const FAQ = { id: 'refund', question: 'Refund?', answer: 'Yes', is_hide: false };

/** Of the desk, which an upstream may lack. */
export const calls: TestCall[] = [
  call('GET /admin/events', { events: [EVENT] }, nodes('events', 'action params call body')),
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
    mutation(`completeWithdrawal(
      userId: "KARIM", id: "7", payment: { amount: 900, method: "cash", reference: "17" }
    ) { changed }`),
  ),
  call('POST /admin/withdrawals/reject', DECIDED, mutation('rejectWithdrawal(userId: "KARIM", id: "7") { changed }')),
  call('POST /admin/commissions/approve', COMMISSION, mutation('approveCommission(purchaseId: "4") { changed }')),
  call('POST /admin/commissions/refuse', COMMISSION, mutation('refuseCommission(purchaseId: "4") { changed }')),
  call('GET /admin/orders', { ...PAGE, data: [deskOrderRow()] }, nodes('orders', 'name')),
  {
    ...call(
      'POST /admin/orders/*/settle',
      { data: deskOrderRow() },
      mutation(`settleOrder(order: "x1", ${EVIDENCE}) { name }`),
    ),
    at: '/admin/orders/x1/settle',
  },
  {
    ...call(
      'POST /admin/orders/*/reject',
      { data: deskOrderRow() },
      mutation('rejectTransaction(order: "x1", reason: "No") { name }'),
    ),
    at: '/admin/orders/x1/reject',
  },
  call(
    'POST /admin/statements/match',
    { data: { matched: [statementLine()], unmatched: [], already_used: [] } },
    ofDesk('matchStatement(csv: "TrxID,Amount") { matched { line } }'),
  ),
  call(
    'POST /admin/statements/settle',
    { data: [deskOrderRow()] },
    mutation('settleStatement(csv: "TrxID,Amount", orders: ["x1"]) { name }'),
  ),
  call('GET /admin/coupons', { ...PAGE, data: [couponRow()] }, nodes('coupons', 'code')),
  {
    ...call('GET /admin/coupons/*', { data: couponRow() }, ofDesk('coupon(code: "GIFT") { used }')),
    at: '/admin/coupons/GIFT',
  },
  call('PUT /admin/coupons', { data: couponRow() }, mutation('saveCoupon(input: { code: "GIFT", share: 1 }) { used }')),
  call('GET /admin/codes', { ...PAGE, data: [codeBatchRow()] }, nodes('codeBatches', 'plan')),
  {
    ...call('GET /admin/codes/*', { data: codeBatchRow() }, ofDesk('codeBatch(id: "7") { plan }')),
    at: '/admin/codes/7',
  },
  call(
    'POST /admin/codes',
    { data: ['K7M2-49QX-3HRT-W8DP'] },
    mutation(`createCodes(plan: "premium", duration: "1 year", count: 1, ${PAYMENT})`),
  ),
  {
    ...call(
      'PUT /admin/codes/*/*',
      { data: codeBatchRow() },
      mutation('switchCode(batch: "7", code: "K7M2", on: false) { plan }'),
    ),
    at: '/admin/codes/7/K7M2',
  },
  call('GET /admin/study/rebuild', { data: rebuildRow() }, ofDesk('studyRebuild { state }')),
  call('POST /admin/study/rebuild/start', { data: rebuildRow() }, mutation('rebuildStudyRecord { state }')),
  call('GET /admin/jobs', { jobs: [jobRow()], next: null }, nodes('jobQueue', 'kind')),
  call('GET /admin/backups', backupsRow(), ofDesk('backups { state }')),
  call('GET /admin/jobs/kinds', { kinds: [jobKindRow()] }, ofDesk('jobs { kind }')),
  {
    ...call('POST /admin/jobs/*/retry', { job: jobRow() }, mutation('retryJob(id: "17") { kind }')),
    at: '/admin/jobs/17/retry',
  },
  call('GET /admin/figures/sales', { days: [salesDayRow()] }, ofReports(`sales(${DAYS}) { amount }`)),
  call('GET /admin/figures/readers', { days: [READERS] }, ofReports(`readers(${DAYS}) { active }`)),
  call('GET /admin/figures/readership', { data: READERSHIP }, ofReports(`readership(${DAYS}) { active }`)),
  call('GET /admin/figures/ending', { plans: [], total: 3, next: null }, ofReports('endingPlans')),
  call(
    'GET /admin/figures/affiliates',
    { affiliates: [], next: null },
    ofReports(`affiliates(${DAYS}) { edges { cursor } }`),
  ),
  call(
    'GET /admin/figures/coverage',
    { chapters: [{ chapter: 'Thorax', sba: 2, mtf: 1, saq: 0, other: 0, answers: 9 }] },
    ofReports('coverage(prof: "_1", subject: "ANAT") { chapter sba answers }'),
  ),
  call(
    'GET /admin/figures/questions',
    { questions: [questionFiguresRow()], computed_at: null, next: null },
    ofReports('questions { edges { node { ref } } }'),
  ),
  call('GET /admin/figures/authors', { authors: [] }, ofReports(`authors(${DAYS}) { published }`)),
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
  call('GET /admin/messages', { messages: [messageRow()], next: null }, nodes('messages', 'title')),
  call('GET /admin/messages/years', { years: [{ year: '3rd', readers: 2 }] }, ofDesk('profileYears { year }')),
  call(
    'POST /admin/messages/preview',
    { data: { title: '', message: '', readers: 9 } },
    ofDesk('messagePreview(to: { group: NEVER_BOUGHT }) { readers }'),
  ),
  call('POST /admin/messages', MESSAGE, mutation(`scheduleMessage(${MESSAGE_INPUT}) { id }`)),
  {
    ...call('PUT /admin/messages/*', MESSAGE, mutation(`changeMessage(id: "12", version: 1, ${MESSAGE_INPUT}) { id }`)),
    at: '/admin/messages/12',
  },
  {
    ...call('POST /admin/messages/*/cancel', MESSAGE, mutation('cancelMessage(id: "12", version: 1) { id }')),
    at: '/admin/messages/12/cancel',
  },
  {
    ...call('GET /admin/entries/*', { entries: [stored(FAQ)] }, '{ part: desk { faqs { id } } }'),
    at: '/admin/entries/faqs',
  },
  {
    ...call('GET /admin/entries/*/*', { entry: ARTICLE }, '{ part: desk { internshipTopic(id: "burns") { name } } }'),
    at: '/admin/entries/topics/burns',
  },
  {
    ...call(
      'PUT /admin/entries/*/*',
      { entry: stored(FAQ) },
      mutation('saveFaq(faq: { id: "refund", question: "Refund?", answer: "Yes" }) { id }'),
    ),
    at: '/admin/entries/faqs/refund',
  },
  {
    ...call('DELETE /admin/entries/*/*', {}, mutation('removeEntry(kind: FAQ, id: "refund", version: "v1")')),
    at: '/admin/entries/faqs/refund',
    passes: 'any body',
  },
  {
    ...call('POST /admin/entries/*/order', {}, mutation('orderEntries(kind: FAQ, ids: ["refund"])')),
    at: '/admin/entries/faqs/order',
    passes: 'any body',
  },
  {
    ...call('POST /admin/entries/*/*/move', {}, mutation('moveEntry(kind: EBOOK, id: "gray", after: "hutchinson")')),
    at: '/admin/entries/ebooks/gray/move',
    passes: 'any body',
  },
  call('GET /admin/articles', { entries: [ARTICLE], next: null, total: 1 }, nodes('internshipDrafts', 'name')),
  ...(['submit', 'approve', 'undo'] as const).map((name) => ({
    ...call(
      `POST /admin/articles/*/${name}`,
      { entry: ARTICLE },
      mutation(`${name}InternshipTopic(id: "burns", version: "v1") { name }`),
    ),
    at: `/admin/articles/burns/${name}`,
  })),
  {
    ...call(
      'POST /admin/articles/*/return',
      { entry: ARTICLE },
      mutation('returnInternshipTopic(id: "burns", version: "v1", comment: "How much?") { name }'),
    ),
    at: '/admin/articles/burns/return',
  },
  call(
    'GET /admin/question-lists',
    { lists: [{ name: 'Thorax', boards: [], questions: 38, hidden: 0 }], next: null },
    `{ part: desk { questionLists(${LIST}) { edges { node { name } } } } }`,
  ),
  call(
    'POST /admin/question-lists/rename',
    LIST_CHANGE,
    mutation(`renameQuestionList(${LIST}, name: "Torax", to: "Thorax") { changed }`),
  ),
  call(
    'POST /admin/question-lists/merge',
    LIST_CHANGE,
    mutation(`mergeQuestionLists(${LIST}, name: "Torax", into: "Thorax") { changed }`),
  ),
  call(
    'POST /admin/question-lists/remove-empty',
    { data: { changed: true, dry_run: false, removed: [{ subject: '_1-ANAT', name: 'Torax' }] } },
    mutation('removeEmptyQuestionLists(kind: CHAPTER) { total }'),
  ),
];
