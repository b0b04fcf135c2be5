import { defineMessages } from '../../http/messages.ts';

export const errorMessages = defineMessages('jobs', {
  noJob: () => 'There is no such job, or it is running.',
});
