import { changes, readsStudio, type RoleRows } from '../../../testing/role-row.ts';

export const roleRows: RoleRows = {
  'Studio.imports': [readsStudio('imports { total }', 'reviewer')],
  'Studio.import': [readsStudio('import(id: "999999") { id }', 'reviewer')],
  'Mutation.approveImport': [changes('approveImport(id: "999999") { id }', 'reviewer')],
  'Mutation.takeBackImport': [changes('takeBackImport(id: "999999") { id }', 'reviewer')],
};
