import { orNotSupported } from '../../../graphql/not-supported.ts';
import type { RestClient } from '../../../rest/client.ts';
import { deskMessages } from '../messages.ts';
import * as rows from './rows.ts';

export const backupsApi = (rest: RestClient) => ({
  backups: () => orNotSupported(rest.get('/admin/backups', rows.backups), deskMessages.noBackups()),
});
