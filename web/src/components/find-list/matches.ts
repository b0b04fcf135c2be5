import { latinDigits } from 'text/latin-digits.ts';
import { toNfc } from 'text/normalise.ts';

const comparable = (text: string) => latinDigits(toNfc(text)).toLocaleLowerCase();

/** Whether a name contains every query word, in any order, with the digits of either script. */
export function matches(name: string, query: string): boolean {
  const comparableName = comparable(name);
  return comparable(query)
    .split(/\s+/)
    .every((word) => comparableName.includes(word));
}
