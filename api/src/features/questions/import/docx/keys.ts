import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../messages.ts';

export type Statement = { letter: string; html: string; key: string; reason: string };
type Keys = { type: string; correct: string; problems: Message[] };

const TRUE = /^(?:t|true|yes|y|সত্য|সঠিক|✓|✔|√|☑|ü)$/i;
const FALSE = /^(?:f|false|no|n|মিথ্যা|ভুল|✗|✘|×|x|☒|û)$/i;
const TICK = /^(?:✓|✔|√|☑|ü|\*|correct|right)$/i;
const MAX_QUOTE = 40;

/**
 * The key of statements, from their own column or from a row "Answer: B". A single tick among blank
 * options or an answer of one letter means SBA, true or false for each means MTF. `type` overrules both.
 */
export function keyCells(statements: readonly Statement[], answer: string | undefined, type: string | undefined): Keys {
  const keys = statements.map(({ key }) => key.trim());
  if (answer !== undefined && keys.every((key) => key === '')) {
    const letters = answer.replace(/[^a-j]/gi, '');
    return { type: type ?? (letters.length === 1 ? 'SBA' : 'MTF'), correct: answer, problems: [] };
  }
  const ticked = keys.filter((key) => TICK.test(key)).length;
  const isTicked = ticked > 0 && keys.every((key) => key === '' || TICK.test(key));
  const problems = isTicked ? [] : statements.flatMap(problemOf);
  const right = statements.filter(({ key }) => TRUE.test(key.trim()) || (isTicked && TICK.test(key.trim())));
  return {
    type: type ?? (isTicked && ticked === 1 ? 'SBA' : 'MTF'),
    correct: right.map(({ letter }) => letter.toUpperCase()).join('') || 'none',
    problems,
  };
}

function problemOf({ letter, key }: Statement): Message[] {
  const text = key.trim();
  const option = letter.toUpperCase();
  if (text === '') return [rowMessages.keyMissing({ option })];
  return TRUE.test(text) || FALSE.test(text)
    ? []
    : [rowMessages.notTrueOrFalse({ option, text: cutText(text, MAX_QUOTE) })];
}
