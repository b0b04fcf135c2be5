import { defineInputMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const inputMessages = defineInputMessages('ebooks.input', bangla.inputMessages, {
  limitTooHigh: ({ max }: { max: number }) => `must be at most ${max}`,
});
