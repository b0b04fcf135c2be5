import { defineMessages } from '../../messages.ts';

export const noticeMessages = defineMessages('notices', {
  noMail: () => 'This server sends no daily mail.',
});
