import type { RestClient } from '../../../rest/client.ts';
import { orNotSupported } from '../calls.ts';
import { deskMessages } from '../messages.ts';
import * as rows from './rows.ts';

export const backupsApi = (rest: RestClient) => ({
  backups: () => orNotSupported(rest.get('/admin/backups', rows.backups), deskMessages.noBackups()),
});
