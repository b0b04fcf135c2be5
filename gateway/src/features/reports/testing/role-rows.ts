import { changes, readsStudio, readsViewer, type RoleRows } from '../../../testing/role-row.ts';

export const roleRows: RoleRows = {
  'Studio.reports': [readsStudio('reports { total }', 'reviewer')],
  'User.reports': [readsViewer('reports { total }')],
  'Mutation.answerReport': [changes('answerReport(id: "999999", accept: true, answer: "Yes") { id }', 'reviewer')],
  'Mutation.reportQuestion': [changes('reportQuestion(questionId: "1", kind: TYPO) { id }', 'reader', 'ok')],
};
