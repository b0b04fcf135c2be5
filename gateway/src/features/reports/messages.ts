import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const reportMessages = defineMessages('reports', bangla.reportMessages, {
  noReports: () => 'This server takes no reports.',
  isAnswered: () => 'Somebody else has answered this report.',
  badQuestion: () => 'This is not the id of a question.',
  badId: () => 'This is not the id of a report.',
});
