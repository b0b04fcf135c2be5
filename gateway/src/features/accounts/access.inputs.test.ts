import { TOKEN, userRow } from '../../testing/people.ts';
import { ofAnatomy, pageRow, YEAR_CALL } from '../../testing/rows.ts';
import { describeVariations } from '../../testing/upstream-variations/describe-variations.ts';
import { respond, unreadable, type Variation } from '../../testing/upstream-variations/variation.ts';

const BOTH = `{ viewer { hasFullAccess } ${ofAnatomy('yearQuestions(year: 2024) { pagination { tabs { locked } } }').slice('query Subject {'.length)}`;

/** Full access is what opens the tabs past the first. */
const access = (access_doc: unknown, isFull: boolean, isLost = false): Variation => ({
  name: `access_doc as ${JSON.stringify(access_doc)}`,
  upstream: { '/users': { data: userRow({ access_doc }) }, [YEAR_CALL]: pageRow() },
  query: BOTH,
  token: TOKEN,
  data: {
    viewer: { hasFullAccess: isFull },
    boardSubject: {
      yearQuestions: { pagination: { tabs: [{ locked: false }, { locked: !isFull }, { locked: !isFull }] } },
    },
  },
  log: isLost ? [unreadable('GET /users', 'access_doc')] : [],
});

const plan = (row: Record<string, unknown>, names: string[], field?: string): Variation => ({
  name: `a plan with ${JSON.stringify(row)}`,
  upstream: { '/users': { data: userRow({ plans: [{ _id: 'p1', name: 'Monthly', ...row }] }) } },
  query: '{ viewer { plans { name } } }',
  token: TOKEN,
  data: { viewer: { plans: names.map((name) => ({ name })) } },
  log: field === undefined ? [] : [unreadable('GET /users', `plans.${field}`, 'p1')],
});

const profile = (row: Record<string, unknown>, field: string, name = 'Rahima Khatun'): Variation => ({
  name: `a record with ${JSON.stringify(row)}`,
  upstream: { '/users': { data: userRow(row) } },
  query: '{ viewer { id name } }',
  token: TOKEN,
  data: { viewer: { id: '7', name } },
  log: [unreadable('GET /users', field)],
});

const LOG_IN = 'mutation { logIn(email: "rahima@example.com", password: "secret-1") { token } }';
const WRONG = 'The email or the password is wrong.';
const refused = (status: number, body: Record<string, unknown>, code: string, message: string): Variation => ({
  name: `a log-in refused with ${status} and ${JSON.stringify(body)}`,
  upstream: { 'POST /users/login': respond({ status, body }) },
  query: LOG_IN,
  data: null,
  errors: [{ code, path: 'logIn', message }],
});
const reason = (status: number, message: string) => refused(status, { message }, 'FORBIDDEN', message);
const wrong = (status: number, message: string) => refused(status, { message }, 'INVALID_CREDENTIALS', WRONG);

describeVariations({
  access: [
    ...['all', 'ALL', 'PLAN-9', 'full', 7, true, 1, 'true', 'যেকোনো'].map((value) => access(value, true)),
    ...['limited', 'Limited', ' limited ', 'LIMITED\n', '', '  ', null, undefined].map((value) => access(value, false)),
    ...[[], {}, false, 0, '0', 'false', 'null', 'undefined', 'None', '[]', 'no'].map((value) => access(value, false)),
    ...[['limited'], ['all'], { plan: 'all' }, [null]].map((value) => access(value, false, true)),
    plan({ ends_at: null }, ['Monthly']),
    plan({ ends_at: '2030-01-01T00:00:00Z' }, ['Monthly']),
    plan({ ends_at: '0000-00-00 00:00:00' }, [], 'ends_at'),
    plan({ ends_at: 'never' }, [], 'ends_at'),
    plan({ ends_at: '2030-13-01' }, [], 'ends_at'),
  ],
  records: [
    profile({ name: {} }, 'name', ''),
    profile({ medical_college: ['DMC'] }, 'medical_college'),
    profile({ contact_number: true }, 'contact_number'),
    profile({ role: 'OVERLORD' }, 'role'),
  ],
  'log-ins': [
    reason(401, 'Email not verified'),
    reason(401, 'Please verify your email before logging in.'),
    reason(401, 'Your account has been suspended.'),
    reason(401, 'Account locked for 15 minutes'),
    reason(401, 'You are logged in on too many devices.'),
    reason(404, 'This account was deleted.'),
    reason(403, 'User is blocked'),
    refused(401, { code: 'EMAIL_NOT_VERIFIED', message: 'ইমেইল যাচাই করুন' }, 'FORBIDDEN', 'ইমেইল যাচাই করুন'),
    refused(401, { code: 'ACCOUNT_DISABLED' }, 'FORBIDDEN', 'You may not do this.'),
    refused(200, { success: false, message: 'Account not found' }, 'INVALID_CREDENTIALS', WRONG),
    refused(200, { success: false, message: 'Email is not verified' }, 'BAD_USER_INPUT', 'Email is not verified'),
    refused(200, { statusCode: 401, message: 'Email is not verified' }, 'FORBIDDEN', 'Email is not verified'),
    wrong(401, 'Incorrect password'),
    wrong(401, ''),
    wrong(404, 'No user with this email'),
    wrong(401, 'Unauthorized'),
    wrong(401, 'Invalid email or password'),
  ],
});
