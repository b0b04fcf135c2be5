import { defineMessages } from '../../http/messages.ts';

type Length = { length: number };

const characters = ({ length }: Length) => `${length.toLocaleString('en')} characters`;

/** What the log says in place of what it does not keep. */
export const bodyMessages = defineMessages('desk.body', {
  secret: () => '(a secret)',
  cut: ({ start, ...length }: Length & { start: string }) => `${start}… (${characters(length)})`,
  leftOut: (length: Length) => `(${characters(length)})`,
  more: ({ count }: { count: number }) => `${count} more fields`,
});
