import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  commissionRow,
  deskPersonRow,
  grantRow,
  backupsRow,
  jobKindRow,
  jobRow,
  payoutRow,
  personPurchaseRow,
  rebuildRow,
  sentRow,
  wholePersonRow,
} from '../../testing/desk.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { study: true, studio: true, desk: true } },
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima', role: 'ADMIN' } },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string, variables = {}, headers = {}) => gateway.dataOf(query, variables, { token, headers });
const fail = (query: string, variables = {}) => gateway.errorOf(query, variables, { token });

test('people come by pages that go on after a cursor, and are sought by a text', async () => {
  gateway.stub.change({ '/admin/people': { people: [deskPersonRow()], next: '41' } });
  const { desk } = await ask(`{ desk { people(text: " rahima ", first: 5, after: "60") {
    edges { cursor node { userId name email contactNumber role createdAt } } pageInfo { hasNextPage endCursor } } } }`);
  expect(desk.people).toMatchObject({
    edges: [{ cursor: '41', node: { userId: 'RAHIMA', contactNumber: '+8801712345678', role: 'READER' } }],
    pageInfo: { hasNextPage: true, endCursor: '41' },
  });
  expect(called('/admin/people')[0]!.query).toEqual({ limit: '5', after: '60', text: 'rahima' });
  for (const page of ['first: 51', 'after: "x"']) {
    expect(await fail(`{ desk { people(${page}) { edges { cursor } } } }`)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
});

test('the log is searched, and its export has the same search', async () => {
  gateway.stub.change({ '/admin/events': { events: [], next: null } });
  const filter = '(text: " anatomy ", by: "RAHIMA", action: "purchase", from: "2026-11-01", to: "2026-11-27")';
  const { desk } = await ask(`{ desk { events${filter} { edges { cursor } } eventsCsv${filter} } }`);
  const search = { text: 'anatomy', by: 'RAHIMA', action: 'purchase', from: '2026-11-01', to: '2026-11-27' };
  expect(called('/admin/events')[0]!.query).toEqual({ limit: '50', ...search });
  expect(desk.eventsCsv).toBe(`/exchange/log?${new URLSearchParams(search).toString()}`);
  for (const wrong of ['action: "a%"', `text: "${'x'.repeat(255)}"`]) {
    expect(await fail(`{ desk { eventsCsv(${wrong}) } }`)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  }
});

test('a person has plans, purchases and the state of each commission, in one call', async () => {
  const refunded = personPurchaseRow({
    purchase: 3,
    state: 'refunded',
    commission_state: 'taken back',
    review: 'waiting',
  });
  gateway.stub.change({
    '/admin/people/RAHIMA': wholePersonRow({ purchases: [personPurchaseRow(), refunded] }),
    '/admin/people/NOBODY': answer(404, { message: 'There is no user NOBODY.' }),
  });
  const RECORD = `query ($id: ID!) { desk { person(userId: $id) { person { name } hasAccess emailVerifiedAt referred
    referrer { name } plans { name endsAt } purchases { id plan state commissionState inReview referrer { userId } } } } }`;
  expect((await ask(RECORD, { id: 'RAHIMA' })).desk.person).toMatchObject({
    person: { name: 'Rahima Khatun' },
    hasAccess: true,
    plans: [{ name: 'Premium' }],
    purchases: [
      { id: '4', plan: 'Premium', state: 'RUNNING', commissionState: 'HELD', inReview: false },
      { id: '3', state: 'REFUNDED', commissionState: 'TAKEN_BACK', inReview: true, referrer: { userId: 'KARIM' } },
    ],
  });
  expect(called('/admin/people/RAHIMA')).toHaveLength(1);
  for (const id of ['NOBODY', '..', '']) expect((await ask(RECORD, { id })).desk.person).toBeNull();
});

test('a grant is previewed and made with the same words; a refusal keeps those of the api', async () => {
  const row = grantRow({ review_reasons: ['same phone as KARIM'] });
  gateway.stub.change({ '/admin/purchases/preview': { data: row }, '/admin/purchases': { data: row } });
  const args = '(userId: "RAHIMA", planId: "premium", duration: "1 year", renew: true)';
  const fields = '{ purchaseId endsAt commission reviewReasons changed }';
  const { desk } = await ask(`{ desk { grantPreview${args} ${fields} } }`);
  const { grantPlan } = await ask(`mutation { grantPlan${args} ${fields} }`);
  expect(grantPlan).toEqual(desk.grantPreview);
  expect(grantPlan).toMatchObject({ purchaseId: '4', reviewReasons: ['same phone as KARIM'], changed: true });
  const body = { user_id: 'RAHIMA', plan: 'premium', duration: '1 year', renew: true };
  expect(called('/admin/purchases/preview')[0]!.body).toEqual(body);
  expect(called('/admin/purchases')[0]!.body).toEqual(body);
  gateway.stub.change({ '/admin/purchases': answer(409, { message: 'The user has Full without end.' }) });
  expect(await fail(`mutation { grantPlan${args} { changed } }`)).toMatchObject({
    message: 'The user has Full without end.',
    extensions: { code: 'CONFLICT' },
  });
});

test('evidence of money goes along with a grant, a refund and a payout', async () => {
  gateway.stub.change({
    '/admin/purchases': { data: grantRow() },
    '/admin/purchases/refund': { data: grantRow() },
    '/admin/withdrawals/complete': { data: { request: 7, amount: 900, state: 'completed', changed: true } },
  });
  const payment = { amount: 900, method: 'cash', reference: '17', payer: 'Rahima' };
  const paid = 'payment: { amount: 900, method: "cash", reference: "17", payer: "Rahima" }';
  await ask(`mutation { grantPlan(userId: "RAHIMA", planId: "premium", ${paid}) { changed } }`);
  await ask('mutation { grantPlan(userId: "RAHIMA", planId: "premium", complimentary: "A prize") { changed } }');
  await ask(`mutation { refundPurchase(purchaseId: "4", ${paid}) { changed } }`);
  await ask(`mutation { completeWithdrawal(userId: "KARIM", id: "7", ${paid}) { state } }`);
  const bodies = ['/admin/purchases', '/admin/purchases/refund', '/admin/withdrawals/complete'].flatMap((path) =>
    called(path).map(({ body }) => body),
  );
  expect(bodies).toEqual([
    { user_id: 'RAHIMA', plan: 'premium', renew: false, payment },
    { user_id: 'RAHIMA', plan: 'premium', renew: false, complimentary: 'A prize' },
    { purchase: 4, payment },
    { user_id: 'KARIM', request: 7, force: false, payment },
  ]);
});

test('a refund names the plans that are left; no other id than a number is sent', async () => {
  const { plans } = wholePersonRow();
  gateway.stub.change({
    '/admin/purchases/refund/preview': { data: grantRow(), plans },
    '/admin/purchases/refund': { data: grantRow({ changed: false }) },
  });
  const { desk } = await ask('{ desk { refundPreview(purchaseId: "4") { refund { price } plans { name } } } }');
  expect(desk.refundPreview).toEqual({ refund: { price: 3000 }, plans: [{ name: 'Premium' }] });
  const { refundPurchase } = await ask('mutation { refundPurchase(purchaseId: "4") { changed } }');
  expect(refundPurchase).toEqual({ changed: false });
  expect(called('/admin/purchases/refund')[0]!.body).toEqual({ purchase: 4 });
  expect(await fail('mutation { refundPurchase(purchaseId: "4e1") { changed } }')).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'purchaseId' },
  });
});

test('a request says what to look into and what keeps it from being paid', async () => {
  const row = payoutRow({ cautions: ['the account is new'], blocks: ['owes Tk 5'] });
  gateway.stub.change({
    '/admin/withdrawals': { data: [row], next: null },
    '/admin/commissions': { data: [commissionRow()], next: null },
    '/admin/withdrawals/complete': { data: { request: 7, amount: 900, state: 'completed', changed: true } },
    '/admin/withdrawals/reject': { data: { request: 7, amount: 900, state: 'rejected', changed: true } },
  });
  const { desk } = await ask(`{ desk {
    withdrawals { edges { node { id name amount method accountNumber cautions blocks } } pageInfo { hasNextPage } }
    commissions { edges { cursor node { referrer { name } buyer { name } state inReview reasons } } } } }`);
  expect(desk).toMatchObject({
    withdrawals: {
      edges: [
        { node: { id: '7', accountNumber: '01712345678', cautions: ['the account is new'], blocks: ['owes Tk 5'] } },
      ],
    },
    commissions: {
      edges: [{ cursor: '4', node: { buyer: { name: 'Rahima Khatun' }, state: 'HELD', inReview: true } }],
    },
  });
  const paid = 'payment: { amount: 900, method: "cash", reference: "17" }';
  await ask(`mutation { completeWithdrawal(userId: "KARIM", id: "7", force: true, ${paid}) { state } }`);
  await ask('mutation { rejectWithdrawal(userId: "KARIM", id: "7", reason: "Wrong number") { state } }');
  expect(called('/admin/withdrawals/complete')[0]!.body).toMatchObject({ user_id: 'KARIM', request: 7, force: true });
  expect(called('/admin/withdrawals/reject')[0]!.body).toEqual({
    user_id: 'KARIM',
    request: 7,
    reason: 'Wrong number',
  });
});

test('a notification is sent with the key of the request, and listed with whom it went to', async () => {
  gateway.stub.change({
    '/admin/notifications': { data: { ...sentRow(), isRead: false } },
    '/admin/notifications/preview': { data: { title: 'Exam', message: 'On Monday', readers: 9 } },
  });
  const args = '(title: "Exam", message: "On Monday")';
  const { previewNotification } = await ask(`mutation { previewNotification${args} { message readers } }`);
  expect(previewNotification).toEqual({ message: 'On Monday', readers: 9 });
  await ask(`mutation { sendNotification${args} { id } }`, {}, { 'idempotency-key': 'once' });
  const [sent] = called('/admin/notifications');
  expect(sent!.body).toEqual({ all: true, title: 'Exam', message: 'On Monday' });
  expect(sent!.headers['idempotency-key']).toBe('once');
  gateway.stub.change({
    '/admin/notifications': { notifications: [sentRow({ user: { user_id: 'R', name: 'Rahima' } })] },
  });
  const { desk } = await ask('{ desk { notifications { edges { node { title to { name } } } } } }');
  expect(desk.notifications.edges).toEqual([{ node: { title: 'Exam', to: { name: 'Rahima' } } }]);
});

test('a rebuild is started once, and then says where it stands and what it has corrected', async () => {
  const done = { state: 'done', finished_at: '2026-11-22T09:31:00.000Z' };
  const corrected = { records: 3, days: 1, questions: 0, states: 4 };
  gateway.stub.change({
    '/admin/study/rebuild': { data: null },
    '/admin/study/rebuild/start': answer(202, { data: rebuildRow() }),
  });
  const LATEST =
    '{ desk { studyRebuild { state startedAt finishedAt corrected { records days questions states dueDates } } } }';
  const START = 'mutation { rebuildStudyRecord { state corrected { records } } }';
  expect((await ask(LATEST)).desk.studyRebuild).toBeNull();
  expect((await ask(START)).rebuildStudyRecord).toEqual({ state: 'RUNNING', corrected: null });
  expect(called('/admin/study/rebuild/start')).toMatchObject([{ method: 'POST' }]);
  gateway.stub.change({
    '/admin/study/rebuild': { data: rebuildRow({ ...done, corrected }) },
    '/admin/study/rebuild/start': answer(409, { message: 'A rebuild is running.' }),
  });
  expect((await ask(LATEST)).desk.studyRebuild).toEqual({
    state: 'DONE',
    startedAt: '2026-11-22T09:30:00.000Z',
    finishedAt: '2026-11-22T09:31:00.000Z',
    corrected: { ...corrected, dueDates: null },
  });
  expect(await fail(START)).toMatchObject({
    message: 'A rebuild is running.',
    extensions: { code: 'CONFLICT' },
  });
  gateway.stub.change({ '/admin/study/rebuild': answer(403, { message: 'This is for admins.' }) });
  expect(await fail(LATEST)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('background jobs are shown by kind and one by one, and run again; a desk without them is NOT_SUPPORTED', async () => {
  gateway.stub.change({
    '/admin/jobs/kinds': { kinds: [jobKindRow()] },
    '/admin/jobs': { jobs: [jobRow()], next: '17' },
    '/admin/jobs/17/retry': { job: jobRow({ attempts: 0 }) },
    '/admin/jobs/18/retry': answer(404, { message: 'There is no such job, or it is running.' }),
  });
  const KINDS = '{ desk { jobs { kind waiting running failed nextRunAt lastDoneAt lastError } } }';
  const nextRunAt = '2026-11-22T09:31:00.000Z';
  const { desk } = await ask(KINDS);
  const counts = { waiting: 2, running: 0, failed: 1, nextRunAt, lastDoneAt: null };
  expect(desk.jobs).toEqual([{ kind: 'send-mail', ...counts, lastError: 'nobody is there' }]);
  const queue = await ask(`{ desk { jobQueue(state: RETRYING, first: 5) {
    edges { node { id kind isScheduled state attempts nextRunAt lastError } } pageInfo { hasNextPage endCursor } } } }`);
  expect(queue.desk.jobQueue).toMatchObject({
    edges: [{ node: { id: '17', kind: 'send-mail', isScheduled: false, state: 'RETRYING', attempts: 3, nextRunAt } }],
    pageInfo: { hasNextPage: true, endCursor: '17' },
  });
  expect(called('/admin/jobs')[0]!.query).toEqual({ limit: '5', state: 'RETRYING' });
  expect((await ask('mutation { retryJob(id: "17") { attempts } }')).retryJob).toEqual({ attempts: 0 });
  expect(await fail('mutation { retryJob(id: "18") { id } }')).toMatchObject({
    message: 'There is no such job, or it is running.',
    extensions: { code: 'NOT_FOUND' },
  });
  expect(await fail('mutation { retryJob(id: "../1") { id } }')).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'id' },
  });
  gateway.stub.change({ '/admin/jobs/kinds': answer(404, {}), '/admin/jobs': answer(404, {}) });
  for (const query of [KINDS, '{ desk { jobQueue { edges { cursor } } } }'])
    expect(await fail(query)).toMatchObject({ extensions: { code: 'NOT_SUPPORTED' } });
});

test('backups are shown as they stand; a desk without them is NOT_SUPPORTED', async () => {
  gateway.stub.change({ '/admin/backups': backupsRow() });
  const QUERY = '{ desk { backups { state everyHours lastBackupAt lastRestoreAt runs { kind at bytes error } } } }';
  const at = '2026-11-22T03:00:00.000Z';
  expect((await ask(QUERY)).desk.backups).toEqual({
    state: 'LATE',
    everyHours: 24,
    lastBackupAt: at,
    lastRestoreAt: null,
    runs: [{ kind: 'BACKUP', at, bytes: 5_000_000_000, error: null }],
  });
  gateway.stub.change({ '/admin/backups': answer(404, {}) });
  expect(await fail(QUERY)).toMatchObject({ extensions: { code: 'NOT_SUPPORTED' } });
});

test('nobody has a desk where the server has none, or without a session', async () => {
  const query = 'mutation { refundPurchase(purchaseId: "4") { changed } }';
  expect(await gateway.errorOf(query)).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  gateway.stub.change({ '/capabilities': answer(404, {}) });
  const old = await startTestGateway({ routes: { '/capabilities': answer(404, {}) } });
  expect(await old.errorOf(query, {}, { token })).toMatchObject({ extensions: { code: 'NOT_SUPPORTED' } });
  await old.close();
});
