import { resetInput, signUpInput, userRow } from './people.ts';
import { articleRow, contentRoutes } from './content.ts';
import { paperRow } from './papers.ts';
import { pageRow, sbaRow } from './rows.ts';

/** A call to the REST API, what makes the gateway send it, and what the call answers when it is well. */
export type TestCall = {
  /** As in rest/routes.ts. */
  call: `${string} ${string}`;
  answers: unknown;
  /** The address that the stub has it at, where the call has values in it. */
  at?: string;
  query?: string;
  variables?: Record<string, unknown>;
  /** Of one that is no GraphQL: the gateway's own path. */
  path?: string;
  /** What is whole but unlike the contract passes: any body where none is read, any JSON or none where all of it is optional. */
  passes?: 'any body' | 'any JSON';
  /** Where a failed call nulls all of the data, since the contract has no nullable field above it. */
  nullsAll?: true;
  /** It follows a call that is kept for all readers. */
  follows?: true;
  isPublic?: true;
};

const OWN = 'RAHIMA7';
const affiliate = {
  _id: '7',
  user_id: OWN,
  earnings: { total_earned: 1, pending_withdrawal: 0, withdrawn: 0 },
  withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
};
const session = { data: { token: 'a.b.c', user: userRow() } };
const notification = {
  _id: '3',
  title: 'New',
  message: 'Papers',
  isRead: false,
  createdAt: '2026-10-21T09:30:00.000Z',
};
const record = { question_id: '1042', attempts: 1, flagged: false, note_version: 0 };
const attempt = '{ id: "u1", questionId: "1042", answer: {}, answeredAt: "2026-11-22T09:30:00.000Z" }';
const content = contentRoutes();
const ofAnatomy = (fields: string) => `{ part: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { ${fields} } }`;
const ofHome = (fields: string) => `{ part: home { ${fields} boards { code } } }`;
const ofViewer = (fields: string) => `{ part: viewer { ${fields} } }`;
const ofStudy = (fields: string) => ofViewer(`study { ${fields} }`);
const mutation = (field: string) => `mutation { part: ${field} }`;
const page = '{ questions { id } }';

/** All of them: a test holds the table against the sources. */
export const CALLS: TestCall[] = [
  {
    call: 'GET /content/banners',
    answers: content['/content/banners'],
    query: ofHome('banners { id }'),
    isPublic: true,
  },
  { call: 'GET /faqs', answers: content['/faqs'], query: ofHome('faqs { id }'), isPublic: true },
  { call: 'GET /subscriptions', answers: content['/subscriptions'], query: ofHome('plans { id }'), isPublic: true },
  { call: 'GET /ebook', answers: content['/ebook'], query: ofHome('ebooks { id }'), isPublic: true },
  {
    call: 'GET /intern/tabs',
    answers: content['/intern/tabs'],
    query: ofHome('internshipSubjects { id }'),
    isPublic: true,
  },
  {
    call: 'GET /intern-search/tab-topics/*',
    at: '/intern-search/tab-topics/s1',
    answers: { data: [{ _id: 't1', topic_name: 'Shock' }] },
    query: '{ part: internshipSubject(id: "s1") { topics { id } } }',
    isPublic: true,
    follows: true,
  },
  {
    call: 'GET /intern-search/topic-sub-list/*',
    at: '/intern-search/topic-sub-list/t2',
    answers: { data: [{ _id: 't3', topic_name: 'Burns' }] },
    query: '{ part: internshipSubTopics(topicId: "t2") { id } }',
    isPublic: true,
    nullsAll: true,
  },
  {
    call: 'GET /intern-search/sub-topics/*',
    at: '/intern-search/sub-topics/t1',
    answers: articleRow(),
    query: '{ part: internshipArticle(id: "t1") { id } }',
    isPublic: true,
  },
  {
    call: 'GET /bank/*/chapter/*',
    at: '/bank/Anatomy/chapter/_1-ANAT',
    answers: { data: [{ _id: 42, chapter_name: 'Thorax', total_question: 1 }] },
    query: '{ part: chapter(id: "_1-ANAT-42") { id } }',
    isPublic: true,
  },
  {
    call: 'GET /bank-filter/*',
    at: '/bank-filter/42',
    answers: pageRow(),
    query: `{ part: chapter(id: "_1-ANAT-42") { questions ${page} } }`,
    follows: true,
  },
  {
    call: 'GET /board-filter/topics/*',
    at: '/board-filter/topics/DHK_1-ANAT',
    answers: { data: ['Heart'] },
    query: ofAnatomy('topics'),
    isPublic: true,
  },
  {
    call: 'GET /board-filter/*/years',
    at: '/board-filter/DHK_1-ANAT/years',
    answers: { data: { year: [2024] } },
    query: ofAnatomy('years'),
    isPublic: true,
  },
  {
    call: 'GET /board-filter/*/years/*',
    at: '/board-filter/DHK_1-ANAT/years/2024',
    answers: pageRow(),
    query: ofAnatomy(`yearQuestions(year: 2024) ${page}`),
  },
  {
    call: 'GET /board-filter/topic/questions',
    answers: pageRow(),
    query: ofAnatomy(`topicQuestions(topic: "Heart") ${page}`),
  },
  {
    call: 'GET /questions/*',
    at: '/questions/ANAT-000123',
    answers: { data: sbaRow() },
    query: '{ part: question(ref: "ANAT-000123") { id } }',
  },
  {
    call: 'GET /search',
    answers: { data: [{ topic_name: 'Topics', link: [{ name: 'Heart', link: '/heart' }] }] },
    query: '{ part: search(text: "heart") { topicName } }',
    nullsAll: true,
  },
  { call: 'GET /users', answers: { data: userRow() }, query: ofViewer('id') },
  { call: 'GET /notifications', answers: { notifications: [notification] }, query: ofViewer('notifications { id }') },
  {
    call: 'GET /affiliate/*',
    at: `/affiliate/${OWN}`,
    answers: { data: affiliate },
    query: ofViewer('affiliate { id }'),
  },
  {
    call: 'POST /users',
    answers: { data: userRow() },
    query: 'mutation ($input: SignUpInput!) { part: signUp(input: $input) { id } }',
    variables: { input: signUpInput() },
  },
  {
    call: 'POST /users/login',
    answers: session,
    query: mutation('logIn(email: "a@example.com", password: "secret-7") { token }'),
  },
  { call: 'POST /users/exchange', answers: session, query: mutation('exchangeSignInCode(code: "code") { token }') },
  {
    call: 'POST /users/reset-req',
    answers: {},
    query: mutation('requestPasswordReset(email: "a@example.com")'),
    passes: 'any body',
  },
  {
    call: 'PATCH /users/reset-pass',
    answers: { data: { message: 'Done', redirect: true } },
    query: 'mutation ($input: ResetPasswordInput!) { part: resetPassword(input: $input) { redirect } }',
    variables: { input: resetInput() },
    passes: 'any JSON',
  },
  {
    call: 'PATCH /users/*',
    at: '/users/7',
    answers: { data: {} },
    query: mutation('updateProfile(input: { year: "4th" }) { id }'),
    passes: 'any JSON',
  },
  { call: 'DELETE /users/session', answers: {}, query: mutation('logOut'), passes: 'any body' },
  {
    call: 'PUT /notifications/*/read',
    at: '/notifications/3/read',
    answers: { data: notification },
    query: mutation('markNotificationRead(id: "3") { id }'),
    passes: 'any JSON',
  },
  {
    call: 'PUT /notifications/read-all',
    answers: { notifications: [notification] },
    query: mutation('markAllNotificationsRead { id }'),
    passes: 'any JSON',
  },
  {
    call: 'PATCH /affiliate/withdrawal-info/*',
    at: '/affiliate/withdrawal-info/7',
    answers: { data: { update_withdrawal: { withdrawal: affiliate.withdrawal } } },
    query: mutation('setWithdrawalAccount(method: BKASH, accountNumber: "01712345678") { id }'),
  },
  {
    call: 'PATCH /affiliate/request/payment/*',
    at: `/affiliate/request/payment/${OWN}`,
    answers: { success: 200, data: affiliate },
    query: mutation('requestWithdrawal { id }'),
  },
  // That one cannot sign in with Google is no error.
  { call: 'GET /users/google/available', answers: { data: { available: true } }, query: '{ part: googleSignIn }' },
  // Nor that nobody can be named.
  {
    call: 'GET /users/referrers/*',
    at: '/users/referrers/RAHIMA7',
    answers: { data: { first_name: 'Rahima' } },
    query: '{ part: referrer(userId: "RAHIMA7") { firstName } }',
  },
  // An upstream that cannot say what it offers offers nothing.
  {
    call: 'GET /capabilities',
    answers: { capabilities: { study: true, papers: true } },
    query: '{ part: features { study } }',
  },
  {
    call: 'GET /study/overview',
    answers: { overview: { questions: 0, attempts: 0, right_share: null, days: [] } },
    query: ofStudy('overview { attempts }'),
    follows: true,
  },
  { call: 'GET /study/subjects', answers: { subjects: [] }, query: ofStudy('subjects { prof }'), follows: true },
  {
    call: 'GET /study/topics',
    answers: { topics: [] },
    query: ofStudy('topics(prof: "_1", subject: "ANAT") { topic }'),
    follows: true,
  },
  {
    call: 'GET /study/questions',
    answers: { questions: [], total: 0, next: null },
    query: ofStudy('questions(list: WRONG) { total }'),
    follows: true,
  },
  {
    call: 'GET /study/attempts',
    answers: { attempts: [], next: null },
    query: ofStudy('attempts { edges { cursor } }'),
    follows: true,
  },
  { call: 'GET /study/places', answers: { places: [] }, query: ofStudy('places { path }'), follows: true },
  {
    call: 'GET /study/records',
    answers: { records: [record] },
    query: ofAnatomy('yearQuestions(year: 2024) { questions { mine { attempts } } }'),
    follows: true,
  },
  {
    call: 'POST /study/attempts',
    answers: { results: [{ id: 'u1', outcome: 'SKIPPED', marks: 0, out_of: 1 }] },
    query: mutation(`recordAttempts(attempts: [${attempt}]) { id }`),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /study/records/*/flag',
    at: '/study/records/1042/flag',
    answers: { record },
    query: mutation('setFlag(questionId: "1042", flagged: true) { attempts }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /study/records/*/note',
    at: '/study/records/1042/note',
    answers: { record },
    query: mutation('setNote(questionId: "1042", note: "A", version: 0) { attempts }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /study/places',
    answers: { places: [] },
    query: mutation('leavePlace(path: "/a", title: "A", place: 1, total: 1) { path }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /study/deletion',
    answers: { deleted: true },
    query: mutation('deleteStudyRecord(confirm: "a@example.com")'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /papers/rules',
    answers: { rules: [] },
    query: '{ part: scoringRules { id } }',
    follows: true,
    nullsAll: true,
    isPublic: true,
  },
  {
    call: 'GET /papers/sittings',
    answers: { sittings: [] },
    query: '{ part: sittings(board: "DHK", prof: "_1", subject: "ANAT") { year } }',
    follows: true,
    nullsAll: true,
    isPublic: true,
  },
  {
    call: 'GET /papers/*/shared',
    at: '/papers/p1/shared',
    answers: { shared: { title: 'Anatomy', minutes: 30, mtf: 1, sba: 1, saq: 0 } },
    query: '{ part: sharedPaper(id: "p1") { title } }',
    follows: true,
  },
  {
    call: 'POST /papers/matches',
    answers: { matches: { mtf: 1, sba: 1, saq: 0 } },
    query: '{ part: paperMatches(mix: { prof: "_1", subjects: ["ANAT"] }) { mtf } }',
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /papers',
    answers: { papers: [], next: null },
    query: ofStudy('papers { edges { cursor } }'),
    follows: true,
  },
  {
    call: 'GET /papers/*',
    at: '/papers/p1',
    answers: { paper: paperRow() },
    query: ofStudy('paper(id: "p1") { title }'),
    follows: true,
  },
  {
    call: 'POST /papers',
    answers: { paper: paperRow() },
    query: mutation('startPaper(input: { copyOf: "p2" }) { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PATCH /papers/*/answers',
    at: '/papers/p1/answers',
    answers: { paper: paperRow() },
    query: mutation('answerPaper(id: "p1", answers: [{ number: 1, answer: { sba: "C" } }]) { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /papers/*/finish',
    at: '/papers/p1/finish',
    answers: { paper: paperRow() },
    query: mutation('finishPaper(id: "p1") { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /papers/*/name',
    at: '/papers/p1/name',
    answers: { paper: paperRow() },
    query: mutation('namePaper(id: "p1", named: true) { id }'),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'GET /papers/*/comparison',
    at: '/papers/p1/comparison',
    answers: { comparison: { results: 1, distribution: null, named: [] } },
    query: ofStudy('paper(id: "p1") { comparison { results } }'),
    follows: true,
  },
  { call: 'GET /openapi.json', answers: { openapi: '3.1.0' }, path: '/openapi.json' },
  { call: 'GET /users/google', answers: undefined, path: '/auth/google' },
  { call: 'GET /users/google/callback', answers: undefined, path: '/auth/google/callback?code=c&state=s' },
  { call: 'GET /images/*', at: '/images/abc', answers: undefined, path: '/images/abc' },
  { call: 'POST /images', answers: { images: { _id: '31', public_id: 'abc' } }, path: '/images' },
];
