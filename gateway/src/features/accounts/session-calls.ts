import { UNREAD, type RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { isId } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { USER_FIELDS, userIdOf } from './own-record.ts';
import { asUser, newUser, readUser, resetResult, userRecord, type UserRow } from './rows.ts';
import { sessionBody, type SessionBody } from './session-body.ts';
import { errorsByCall, translateErrors } from './upstream-errors.ts';

// An expired token must not keep its owner from signing in.
export const ANONYMOUS = { anonymous: true };

const LOG_IN = 'POST /users/login';

type Session = { token: string; user: UserRow };
export type SignUp = RequestBody<'signUp'>;

/** Sign-up, log-in and log-out, and forgotten passwords. */
export const sessionCalls = (rest: RestClient) => ({
  signUp: (input: SignUp, affiliateRef: string | undefined) =>
    translateErrors(
      errorsByCall.signUp,
      rest.post('/users', input, newUser, { ...ANONYMOUS, idempotent: true, params: { aff_ref: affiliateRef } }),
    ),

  logIn: async (input: RequestBody<'logIn'>) =>
    createSession(
      rest,
      await translateErrors(errorsByCall.logIn, rest.post('/users/login', input, sessionBody, ANONYMOUS)),
    ),

  signInWithCode: async (input: RequestBody<'exchangeSignInCode'>) =>
    createSession(
      rest,
      await translateErrors(errorsByCall.signInWithCode, rest.post('/users/exchange', input, sessionBody, ANONYMOUS)),
    ),

  requestReset: (input: RequestBody<'requestReset'>) =>
    translateErrors(
      errorsByCall.requestReset,
      rest.post('/users/reset-req', input, UNREAD, { ...ANONYMOUS, idempotent: true }),
    ),

  resetPassword: (input: RequestBody<'resetPassword'>) =>
    translateErrors(errorsByCall.resetPassword, rest.patch('/users/reset-pass', input, resetResult, ANONYMOUS)),

  async logOut(): Promise<boolean> {
    try {
      await rest.delete('/users/session', UNREAD);
      return true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.status === 401) return true;
      if (error.status === 404 || error.status === 405) return false;
      throw error;
    }
  },
});

async function createSession(
  rest: RestClient,
  { token, user, userId = userIdOf(token) }: SessionBody,
): Promise<Session> {
  const loggedIn = asUser(user);
  if (loggedIn) return { token, user: loggedIn };
  if (userId === undefined || !isId(userId))
    throw new UpstreamError('', { call: LOG_IN, detail: 'no user', field: 'user' });
  const params = { user_id: userId, fields: USER_FIELDS };
  try {
    return { token, user: readUser(await rest.get('/users', userRecord, { ...ANONYMOUS, token, params })) };
  } catch (error) {
    // The log-in succeeded, so this status says nothing about the password.
    throw error instanceof UpstreamError && !error.timedOut ? error.with({ text: '', status: 502 }) : error;
  }
}
