import type { AccountLanguage } from 'schema/languages.ts';
import { orNotSupported } from '../../graphql/not-supported.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { accountMessages } from './messages.ts';
import type { OwnRecord } from './own-record.ts';
import { availability, changedRecord, readUser, referrer } from './rows.ts';
import { ANONYMOUS, sessionCalls } from './session-calls.ts';
import { errorsByCall, translateErrors } from './upstream-errors.ts';

export type ProfileChange = RequestBody<'changeUser'>;

export function accountsApi(rest: RestClient, own: OwnRecord) {
  const viewer = async () => readUser(await translateErrors(errorsByCall.viewer, own.read()));

  return {
    ...sessionCalls(rest),
    viewer,

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

    /** Not in the specification. */
    async setLanguage(language: AccountLanguage) {
      const call = rest.put('/users/language', { language } satisfies RequestBody<'setLanguage'>, changedRecord);
      const changed = await orNotSupported(call, accountMessages.noLanguage());
      own.replace({ ...(await own.read()), language, ...changed });
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
