import { defineMessages } from '../../messages.ts';
import * as bangla from './messages.bn.ts';

export const noticeMessages = defineMessages('notices', bangla.noticeMessages, {
  noMail: () => 'This server sends no daily mail.',
});
