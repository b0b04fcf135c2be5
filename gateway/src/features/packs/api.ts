import { orNotSupported } from '../../graphql/not-supported.ts';
import type { RestClient } from '../../rest/client.ts';
import { packsMessages } from './messages.ts';
import * as rows from './rows.ts';

/** Not in the specification. */
export const packsApi = (rest: RestClient) => ({
  list: () => orNotSupported(rest.get('/packs', rows.packList), packsMessages.noPacks()),
  key: () => orNotSupported(rest.getPublic('/packs', rows.packKey), packsMessages.noPacks()),
});

export type PacksApi = ReturnType<typeof packsApi>;
