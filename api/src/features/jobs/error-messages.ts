import { defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('jobs', bangla.errorMessages, {
  noJob: () => 'There is no such job, or it is running.',
});
