import { UNREAD, type RestClient } from '../rest/client.ts';
import { isId, path } from '../rest/path.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import type { OwnRecord } from './own-record.ts';
import { meanings, understood } from './refusals.ts';
import { availability, changedRecord, newUser, readUser, resetResult, session } from './rows.ts';

// They come before a token: one that has expired must not keep its owner from signing in anew.
const ANONYMOUS = { anonymous: true };

export type SignUp = { name: string; email: string; password: string; confirmPassword: string };
export type ProfileChange = { medical_college?: string; year?: string; contact_number?: string; images?: string };

/** The account calls (specification 7). */
export function accountsApi(rest: RestClient, own: OwnRecord) {
  const viewer = async () => readUser(await understood(meanings.viewer, own.read()));

  return {
    viewer,

    signUp: (input: SignUp, affiliateRef: string | undefined) =>
      understood(
        meanings.signUp,
        rest.post('/users', input, newUser, { ...ANONYMOUS, idempotent: true, params: { aff_ref: affiliateRef } }),
      ),

    logIn: (input: { email: string; password: string }) =>
      understood(meanings.logIn, rest.post('/users/login', input, session, ANONYMOUS)),

    exchange: (input: { code: string; verifier: string | undefined }) =>
      understood(meanings.exchange, rest.post('/users/exchange', input, session, ANONYMOUS)),

    requestReset: (input: { email: string }) =>
      understood(
        meanings.requestReset,
        rest.post('/users/reset-req', input, UNREAD, { ...ANONYMOUS, idempotent: true }),
      ),

    resetPassword: (input: { email: string; otp: string; password: string }) =>
      understood(meanings.resetPassword, rest.patch('/users/reset-pass', input, resetResult, ANONYMOUS)),

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
        const answer = await understood(meanings.update, rest.patch(path`/users/${id}`, change, changedRecord));
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
  };
}

export type AccountsApi = ReturnType<typeof accountsApi>;
