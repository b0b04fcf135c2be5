import { UNREAD, type RestClient } from '../../rest/client.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { USER_FIELDS, userIdOf, type OwnRecord } from './own-record.ts';
import { errorsByCall, translateErrors } from './upstream-errors.ts';
import {
  asUser,
  availability,
  changedRecord,
  newUser,
  readUser,
  referrer,
  resetResult,
  userRecord,
  type UserRow,
} from './rows.ts';
import { sessionBody, type SessionBody } from './session-body.ts';

// An expired token must not keep its owner from signing in.
const ANONYMOUS = { anonymous: true };

const LOG_IN = 'POST /users/login';

type Session = { token: string; user: UserRow };
export type SignUp = { name: string; email: string; password: string; confirmPassword: string };
export type ProfileChange = { medical_college?: string; year?: string; contact_number?: string; images?: string };

/** Specification 7. */
export function accountsApi(rest: RestClient, own: OwnRecord) {
  async function createSession({ token, user, userId = userIdOf(token) }: SessionBody): Promise<Session> {
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

  const viewer = async () => readUser(await translateErrors(errorsByCall.viewer, own.read()));

  return {
    viewer,

    signUp: (input: SignUp, affiliateRef: string | undefined) =>
      translateErrors(
        errorsByCall.signUp,
        rest.post('/users', input, newUser, { ...ANONYMOUS, idempotent: true, params: { aff_ref: affiliateRef } }),
      ),

    logIn: async (input: { email: string; password: string }) =>
      createSession(
        await translateErrors(errorsByCall.logIn, rest.post('/users/login', input, sessionBody, ANONYMOUS)),
      ),

    exchange: async (input: { code: string; verifier: string | undefined }) =>
      createSession(
        await translateErrors(errorsByCall.exchange, rest.post('/users/exchange', input, sessionBody, ANONYMOUS)),
      ),

    requestReset: (input: { email: string }) =>
      translateErrors(
        errorsByCall.requestReset,
        rest.post('/users/reset-req', input, UNREAD, { ...ANONYMOUS, idempotent: true }),
      ),

    resetPassword: (input: { email: string; otp: string; password: string }) =>
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

    async update(changes: ProfileChange[]) {
      const { _id: id } = await viewer();
      if (!isId(id)) throw new UpstreamError('', { detail: 'unexpected user: _id' });
      for (const change of changes) {
        const changed = await translateErrors(
          errorsByCall.update,
          rest.patch(path`/users/${id}`, change, changedRecord),
        );
        // The response may be partial or empty. An image's id is not the image.
        const { images: _image, ...fields } = change;
        own.replace({ ...(await own.read()), ...fields, ...changed });
      }
      return viewer();
    },

    /** Not in the specification, so the call may be missing. */
    async isGoogleAvailable(): Promise<boolean> {
      try {
        return (await rest.get('/users/google/available', availability, ANONYMOUS)).available;
      } catch {
        return false;
      }
    },

    /** Not in the specification; null on any error. */
    async referrer(userId: string): Promise<{ firstName: string } | null> {
      if (!isId(userId)) return null;
      try {
        return await rest.get(path`/users/referrers/${userId}`, referrer, ANONYMOUS);
      } catch (error) {
        if (error instanceof UpstreamError) return null;
        throw error;
      }
    },
  };
}

export type AccountsApi = ReturnType<typeof accountsApi>;
