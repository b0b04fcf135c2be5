import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const deskMessages = defineMessages('desk', bangla.deskMessages, {
  noDesk: () => 'This server has no desk.',
  noJobs: () => 'This server does not show its background jobs.',
  noReports: () => 'This server does not show figures of the site.',
  noBackups: () => 'This server does not show its backups.',
  badAfter: () => 'after is no cursor of this list.',
  tooLong: ({ max }: { max: number }) => `This may have at most ${max} characters.`,
  badAction: () => 'This cannot be an action.',
  badId: () => 'This is no ID of it.',
  noSubject: () => 'There is no such subject in that professional year.',
  badCode: () => 'This cannot be a code.',
  badEntryId: () => 'An id has lower-case letters, digits and hyphens, at most 64.',
  badIds: ({ max }: { max: number }) => `ids must be 1 to ${max} ids.`,
  noDraftStatus: () => 'A draft is DRAFT, IN_REVIEW or RETURNED.',
  conflict: () => 'Somebody has changed it meanwhile. Look at it again.',
});
