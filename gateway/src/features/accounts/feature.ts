import type { Feature } from '../feature.ts';
import { fullAccess } from './access-doc.ts';
import { readerAccess, type ReaderAccess } from './access.ts';
import { accountsApi, type AccountsApi } from './api.ts';
import type { KnownAccess } from './known-access.ts';
import { oncePerRequest } from './once-per-request.ts';
import { ownRecord, type OwnRecord } from './own-record.ts';
import { accountsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    own: OwnRecord;
    access: ReaderAccess;
    once: (call: string) => void;
    accounts: AccountsApi;
  }

  interface Shared {
    knownAccess: KnownAccess;
  }
}

export const accounts: Feature = {
  resolvers: accountsResolvers,
  context: ({ rest, caller: { token }, shared: { readers, knownAccess }, isFull }) => {
    const own = ownRecord(rest, token, (userId, user) => {
      if (token === undefined) return;
      readers.confirm(token, userId);
      const access = fullAccess.safeParse(user.access_doc);
      if (access.success) knownAccess.note(token, access.data);
    });
    return { own, access: readerAccess(own, isFull), once: oncePerRequest(), accounts: accountsApi(rest, own) };
  },
};
