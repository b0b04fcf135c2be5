import { defineMessages } from '../../messages.ts';

export const reportMessages = defineMessages('reports', {
  noReports: () => 'This server takes no reports.',
  isAnswered: () => 'Somebody else has answered this report.',
  badQuestion: () => 'This is not the id of a question.',
  badId: () => 'This is not the id of a report.',
});
