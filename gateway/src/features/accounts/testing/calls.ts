import { resetInput, signUpInput, userRow } from '../../../testing/people.ts';
import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const session = { data: { token: 'a.b.c', user: userRow() } };

export const calls: TestCall[] = [
  // The exchange of files reads it too, and is for administrators.
  { call: 'GET /users', answers: { data: userRow({ role: 'ADMIN' }) }, query: ofViewer('id') },
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
  {
    call: 'PUT /users/language',
    answers: { data: {} },
    query: mutation('setLanguage(language: "bn") { language }'),
    passes: 'any JSON',
  },
  { call: 'DELETE /users/session', answers: {}, query: mutation('logOut'), passes: 'any body' },
  // Without Google sign-in this is no error.
  { call: 'GET /users/google/available', answers: { data: { available: true } }, query: '{ part: googleSignIn }' },
  // Nor without a name.
  {
    call: 'GET /users/referrers/*',
    at: '/users/referrers/RAHIMA7',
    answers: { data: { first_name: 'Rahima' } },
    query: '{ part: referrer(userId: "RAHIMA7") { firstName } }',
  },
  { call: 'GET /users/google', answers: undefined, path: '/auth/google' },
  { call: 'GET /users/google/callback', answers: undefined, path: '/auth/google/callback?code=c&state=s' },
];
