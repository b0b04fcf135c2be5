import type { Feature } from '../feature.ts';
import { readerAccess, type ReaderAccess } from './access.ts';
import { accountsApi, type AccountsApi } from './api.ts';
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
}

export const accounts: Feature = {
  resolvers: accountsResolvers,
  context: ({ rest, caller: { token }, shared: { readers } }) => {
    const own = ownRecord(rest, token, (userId) => token !== undefined && readers.confirm(token, userId));
    return { own, access: readerAccess(own), once: oncePerRequest(), accounts: accountsApi(rest, own) };
  },
};
