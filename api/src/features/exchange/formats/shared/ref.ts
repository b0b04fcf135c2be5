import type { Message } from '../../../../http/messages.ts';
import { formatMessages } from '../messages.ts';
import { quote } from '../../files/quote.ts';

const REF = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Moodle's ID number as a ref; a warning names one that cannot be. */
export function readRef(id: string): { ref: string | undefined; notes: Message[] } {
  if (id === '' || REF.test(id)) return { ref: id || undefined, notes: [] };
  return { ref: undefined, notes: [formatMessages.idNotARef({ id: quote(id) })] };
}
