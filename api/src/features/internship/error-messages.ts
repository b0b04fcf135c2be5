import { defineMessages } from '../../http/messages.ts';

export const errorMessages = defineMessages('internship', { noData: () => 'No data found' });
