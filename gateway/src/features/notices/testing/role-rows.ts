import { changes, readsStudio, readsViewer, type RoleRows } from '../../../testing/role-row.ts';

export const roleRows: RoleRows = {
  // Of what the role opens; readers have none.
  'Studio.waiting': [readsStudio('waiting { kind count }', 'reader')],
  'User.dailyMail': [readsViewer('dailyMail')],
  'Mutation.setDailyMail': [changes('setDailyMail(on: true) { id }', 'reader', 'ok')],
};
