import { defineInputMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const inputMessages = defineInputMessages('search.input', bangla.inputMessages, {
  onceNamed: ({ name }: { name: string }) => `${name} must be given once`,
  tooLong: ({ max }: { max: number }) => `must not be longer than ${max} characters`,
  textOrTopic: () => 'Give q or topic_name.',
});
