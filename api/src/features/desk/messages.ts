import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

/** The headings of the log in CSV. */
export const headings = defineMessages('desk.headings', bangla.headings, {
  about: () => 'About',
  aboutId: () => 'User ID (about)',
  action: () => 'Action',
  at: () => 'At',
  by: () => 'By',
  byId: () => 'User ID (by)',
  params: () => 'Parameters',
  status: () => 'Status',
});
