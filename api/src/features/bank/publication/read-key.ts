import { badRequest } from '../../../http/errors.ts';
import { optionKey } from '../draft/question.ts';
import { errorMessages } from '../error-messages.ts';

/** A letter for an SBA, a T or F for each option of an MTF. */
export function readKey(type: string, key: string, options: number): number[] {
  const letters = key.trim().toUpperCase().replaceAll(/[\s,]/g, '');
  if (type === 'SAQ') throw badRequest(errorMessages.saqHasNoKey(), 'key');
  if (type === 'MTF') {
    if (!/^[TF]+$/.test(letters) || letters.length !== options) {
      throw badRequest(errorMessages.mtfKey({ options }), 'key');
    }
    return Array.from(letters).flatMap((letter, index) => (letter === 'T' ? [index] : []));
  }
  const index = letters.length === 1 ? indexOf(letters, options) : -1;
  if (index < 0) throw badRequest(errorMessages.sbaKey({ last: optionKey(options - 1) }), 'key');
  return [index];
}

/** The column `correct`: `B`, `ACE`, `A, C` or `none`. */
export function readCorrect(correct: string, options: number): number[] {
  const text = correct.trim().toUpperCase();
  if (text === 'NONE') return [];
  return Array.from(text.replaceAll(/[\s,;]/g, '')).map((letter) => {
    const index = indexOf(letter, options);
    if (index < 0) throw badRequest(errorMessages.notAnOption({ letter }), 'correct');
    return index;
  });
}

const indexOf = (letter: string, options: number) =>
  Array.from({ length: options }, (_, index) => optionKey(index)).indexOf(letter);
