import { UNREAD, type RestClient } from '../../rest/client.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { USER_FIELDS, userIdOf, type OwnRecord } from './own-record.ts';
import { meanings, translateErrors } from './upstream-errors.ts';
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

// They come before a token: one that has expired must not keep its owner from signing in anew.
const ANONYMOUS = { anonymous: true };

const LOG_IN = 'POST /users/login';

type Session = { token: string; user: UserRow };
export type SignUp = { name: string; email: string; password: string; confirmPassword: string };
export type ProfileChange = { medical_college?: string; year?: string; contact_number?: string; images?: string };

/** The account calls (specification 7). */
export function accountsApi(rest: RestClient, own: OwnRecord) {
  /** A session with its user, who is asked for where the log-in has not answered who it is. */
  async function opened({ token, user, userId = userIdOf(token) }: SessionBody): Promise<Session> {
    const known = asUser(user);
    if (known) return { token, user: known };
    if (userId === undefined || !isId(userId))
      throw new UpstreamError('', { call: LOG_IN, detail: 'no user', field: 'user' });
    const params = { user_id: userId, fields: USER_FIELDS };
    try {
      return { token, user: readUser(await rest.get('/users', userRecord, { ...ANONYMOUS, token, params })) };
    } catch (error) {
      // The log-in went well: what became of this call says nothing of the password.
      throw error instanceof UpstreamError && !error.timedOut ? error.with({ text: '', status: 502 }) : error;
    }
  }

  const viewer = async () => readUser(await translateErrors(meanings.viewer, own.read()));

  return {
    viewer,

    signUp: (input: SignUp, affiliateRef: string | undefined) =>
      translateErrors(
        meanings.signUp,
        rest.post('/users', input, newUser, { ...ANONYMOUS, idempotent: true, params: { aff_ref: affiliateRef } }),
      ),

    logIn: async (input: { email: string; password: string }) =>
      opened(await translateErrors(meanings.logIn, rest.post('/users/login', input, sessionBody, ANONYMOUS))),

    exchange: async (input: { code: string; verifier: string | undefined }) =>
      opened(await translateErrors(meanings.exchange, rest.post('/users/exchange', input, sessionBody, ANONYMOUS))),

    requestReset: (input: { email: string }) =>
      translateErrors(
        meanings.requestReset,
        rest.post('/users/reset-req', input, UNREAD, { ...ANONYMOUS, idempotent: true }),
      ),

    resetPassword: (input: { email: string; otp: string; password: string }) =>
      translateErrors(meanings.resetPassword, rest.patch('/users/reset-pass', input, resetResult, ANONYMOUS)),

    /** Whether there was a session to end. */
    async logOut(): Promise<boolean> {
      try {
        await rest.delete('/users/session', UNREAD);
        return true;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        // It has ended before; or the upstream has no such call, which is not of the specification's.
        if (error.status === 401) return true;
        if (error.status === 404 || error.status === 405) return false;
        throw error;
      }
    },

    /** The own record after the changes, each a call of its own as in the specification. */
    async update(changes: ProfileChange[]) {
      const { _id: id } = await viewer();
      if (!isId(id)) throw new UpstreamError('', { detail: 'unexpected user: _id' });
      for (const change of changes) {
        const answer = await translateErrors(meanings.update, rest.patch(path`/users/${id}`, change, changedRecord));
        // An answer may hold no more than what has changed, or not even that. An image's id is not the image.
        const { images: _image, ...told } = change;
        own.keep({ ...(await own.read()), ...told, ...answer });
      }
      return viewer();
    },

    /** Not of the specification: an upstream that knows no such call offers none. */
    async isGoogleAvailable(): Promise<boolean> {
      try {
        return (await rest.get('/users/google/available', availability, ANONYMOUS)).available;
      } catch {
        return false;
      }
    },

    /** Not of the specification, and an ornament: whatever goes wrong with it, nobody is named. */
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
