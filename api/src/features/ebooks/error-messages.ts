import { defineInputMessages } from '../../http/messages.ts';

export const inputMessages = defineInputMessages('ebooks.input', {
  limitTooHigh: ({ max }: { max: number }) => `must be at most ${max}`,
});
