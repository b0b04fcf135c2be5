import { defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('internship', bangla.errorMessages, { noData: () => 'No data found' });
