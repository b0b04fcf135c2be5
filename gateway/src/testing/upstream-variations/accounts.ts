import { TOKEN, userRow } from '../people.ts';
import { tokenOf } from '../index.ts';
import { respond, type Variation } from './variation.ts';

const LOG_IN = 'mutation { logIn(email: "rahima@example.com", password: "secret-1") { token user { id name } } }';
const SIGN_UP = `mutation { signUp(input: { name: "Rahima", email: "rahima@example.com", password: "secret-1",
  confirmPassword: "secret-1" }) { id } }`;
const WRONG = 'The email or the password is wrong.';
const FAILED = 'Error: Something went wrong, please try again.';
const USER = { '/users': { data: userRow() } };

/** A log-in's response that signs the user in. */
const signedIn = (name: string, body: unknown, token = TOKEN, others: Variation['upstream'] = {}): Variation => ({
  name: `a log-in that answers ${name}`,
  upstream: { 'POST /users/login': body, ...others },
  query: LOG_IN,
  data: { logIn: { token, user: { id: '7', name: 'Rahima Khatun' } } },
});

const signsNobodyIn = (
  name: string,
  body: unknown,
  log: Record<string, unknown>,
  others: Variation['upstream'] = {},
): Variation => ({
  name: `a log-in that answers ${name}`,
  upstream: { 'POST /users/login': body, ...others },
  query: LOG_IN,
  data: null,
  errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'logIn', message: FAILED }],
  log: [{ msg: 'resolver failed', ...log }],
});

/** A mutation's rejection with status 200. */
const refused = (
  query: string,
  call: string,
  body: Record<string, unknown>,
  code: string,
  message: string,
): Variation => ({
  name: `${call} with status 200 and ${JSON.stringify(body).slice(0, 90)}`,
  upstream: { [call]: body },
  query,
  data: null,
  errors: [{ code, path: /\{ (\w+)/.exec(query)![1]!, message }],
});

const byId = (claims: Record<string, unknown>) => tokenOf(claims);

/** The reader's own record, log-in and sign-up. */
export const accountVariations: Variation[] = [
  {
    name: 'a record without what is empty',
    upstream: { '/users': { _id: 7, user_id: 'RAHIMA7' } },
    query: '{ viewer { id name year } }',
    token: TOKEN,
    data: { viewer: { id: '7', name: '', year: null } },
  },
  {
    name: 'a record as `user`',
    upstream: { '/users': { success: true, data: { user: userRow() } } },
    query: '{ viewer { id } }',
    token: TOKEN,
    data: { viewer: { id: '7' } },
  },
  {
    name: 'a sign-up that answers the record as `user`',
    upstream: { 'POST /users': respond({ status: 201, body: { success: true, user: userRow() } }) },
    query: SIGN_UP,
    data: { signUp: { id: '7' } },
  },
  signedIn('a token and a user', { token: TOKEN, user: userRow() }),
  signedIn('both within data', { success: true, data: { token: TOKEN, user: userRow() } }),
  signedIn('an accessToken', { data: { accessToken: TOKEN, user: userRow() } }),
  signedIn('an access_token, as OAuth has it', { access_token: TOKEN, token_type: 'bearer', user: userRow() }),
  signedIn('a token that says Bearer', { token: `Bearer ${TOKEN}`, user: userRow() }),
  signedIn('a token beside the record', { success: true, token: TOKEN, data: userRow() }),
  signedIn('a token in data and the user beside it', { user: userRow(), data: { token: TOKEN } }),
  signedIn('a token alone', { token: TOKEN }, TOKEN, USER),
  signedIn('a token alone, within data', { data: { access_token: TOKEN } }, TOKEN, USER),
  signedIn('a token that names its user otherwise', { token: byId({ id: 'RAHIMA7' }) }, byId({ id: 'RAHIMA7' }), USER),
  signedIn('a token that names nobody, and an id', { token: 'opaque', user_id: 'RAHIMA7' }, 'opaque', USER),
  signedIn('a user without most of it', { token: TOKEN, user: { _id: '7', name: 'Rahima' } }, TOKEN, USER),
  signsNobodyIn('no token', { user: userRow() }, { call: 'POST /users/login', field: 'token' }),
  signsNobodyIn('a token that no header can hold', { token: 'a\r\nx: y', user: userRow() }, { field: 'token' }),
  signsNobodyIn('a token that names nobody', { token: 'opaque' }, { call: 'POST /users/login', field: 'user' }),
  signsNobodyIn(
    'a token that leads elsewhere',
    { token: tokenOf({ user_id: '../admin' }) },
    { field: 'user' },
    {
      '*': { data: userRow() },
    },
  ),
  signsNobodyIn(
    'a token that its own API refuses',
    { token: TOKEN },
    { call: 'GET /users' },
    {
      '/users': respond({ status: 401 }),
    },
  ),
  {
    name: 'a reader whose token names its user otherwise',
    upstream: USER,
    query: '{ viewer { id } }',
    token: tokenOf({ sub: 'RAHIMA7' }),
    data: { viewer: { id: '7' } },
  },
  refused(LOG_IN, 'POST /users/login', { success: false, message: 'User not found' }, 'INVALID_CREDENTIALS', WRONG),
  refused(LOG_IN, 'POST /users/login', { success: false, message: 'Incorrect password' }, 'INVALID_CREDENTIALS', WRONG),
  refused(
    LOG_IN,
    'POST /users/login',
    { success: false, message: 'Your account is <b>suspended</b>.<script>alert(1)</script>\u0000\n' },
    'BAD_USER_INPUT',
    'Your account is suspended . alert(1)',
  ),
  refused(
    SIGN_UP,
    'POST /users',
    { success: false, message: 'Email already in use' },
    'EMAIL_TAKEN',
    'This email is already registered. Please try logging in or use a different email.',
  ),
  refused(
    SIGN_UP,
    'POST /users',
    { success: 'false', message: 'x'.repeat(9_000) },
    'BAD_USER_INPUT',
    `${'x'.repeat(1_000)}…`,
  ),
  refused(SIGN_UP, 'POST /users', { success: false }, 'BAD_USER_INPUT', 'Invalid Information. Please try again.'),
  refused(
    'mutation { requestPasswordReset(email: "rahima@example.com") }',
    'POST /users/reset-req',
    { success: false, message: 'Mail is not sent today.' },
    'BAD_USER_INPUT',
    'Mail is not sent today.',
  ),
];
