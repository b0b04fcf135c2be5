import { resetInput, signUpInput, userRow } from './people.ts';
import { articleRow, contentRoutes } from './content.ts';
import { DESK_CONTENT_CALLS } from './desk-content-calls.ts';
import { pageRow, sbaRow } from './rows.ts';
import { DESK_CALLS } from './desk-calls.ts';
import { STUDIO_CALLS } from './studio-calls.ts';
import { STUDY_CALLS } from './study-calls.ts';
import { mutation, ofAnatomy, ofViewer, type TestCall } from './test-call.ts';

export type { TestCall } from './test-call.ts';

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
const content = contentRoutes();
const ofHome = (fields: string) => `{ part: home { ${fields} boards { code } } }`;
const page = '{ questions { id } }';

/** All calls. A test compares the table with the sources. */
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
  // Without Google sign-in this is no error.
  { call: 'GET /users/google/available', answers: { data: { available: true } }, query: '{ part: googleSignIn }' },
  // Nor without a name.
  {
    call: 'GET /users/referrers/*',
    at: '/users/referrers/RAHIMA7',
    answers: { data: { first_name: 'Rahima' } },
    query: '{ part: referrer(userId: "RAHIMA7") { firstName } }',
  },
  // An upstream without capabilities offers nothing.
  {
    call: 'GET /capabilities',
    answers: { capabilities: { study: true, papers: true, reports: true, studio: true, desk: true } },
    query: '{ part: features { study } }',
  },
  ...STUDY_CALLS,
  ...DESK_CALLS,
  ...STUDIO_CALLS,
  ...DESK_CONTENT_CALLS,
  { call: 'GET /openapi.json', answers: { openapi: '3.1.0' }, path: '/openapi.json' },
  { call: 'GET /users/google', answers: undefined, path: '/auth/google' },
  { call: 'GET /users/google/callback', answers: undefined, path: '/auth/google/callback?code=c&state=s' },
  { call: 'GET /images/*', at: '/images/abc', answers: undefined, path: '/images/abc' },
  { call: 'POST /images', answers: { images: { _id: '31', public_id: 'abc' } }, path: '/images' },
  { call: 'POST /admin/questions/import', answers: undefined, path: '/exchange/import?format=csv', follows: true },
  { call: 'GET /admin/questions/export', answers: undefined, path: '/exchange/export?format=csv', follows: true },
];
