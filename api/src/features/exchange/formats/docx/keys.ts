import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../../messages.ts';
import { docxMessages } from './messages.ts';
import { quote } from '../../files/quote.ts';
import { readAnswer } from './answer.ts';
import { textOf } from './cut-html.ts';

export type Statement = { letter: string; html: string; key: string; reason: string };
type Keys = { type: string; correct: string; problems: Message[] };

const TRUE = /^(?:t|true|yes|y|সত্য|সঠিক|✓|✔|√|☑|🗸|🗹|ü)$/iu;
const FALSE = /^(?:f|false|no|n|wrong|মিথ্যা|ভুল|✗|✘|🗶|×|x|☒|û)$/iu;
const TICK = /^(?:✓|✔|√|☑|🗸|🗹|ü|\*|correct|right|সঠিক)$/iu;
const BLANK = /^[☐□🞎–-]?$/u;

const upper = (letters: readonly string[]) => letters.join('').toUpperCase() || 'none';

/**
 * The key of statements, from their own column or from a row "Answer: B". A single tick among blank
 * options or an answer of one letter means SBA, true or false for each means MTF. `type` overrules both.
 */
export function keyCells(statements: readonly Statement[], answer: string | undefined, type: string | undefined): Keys {
  const keys = statements.map(({ key }) => (BLANK.test(key.trim()) ? '' : key.trim()));
  const isUnmarked = keys.every((key) => key === '');
  if (answer !== undefined && isUnmarked) return keyOfAnswer(statements, answer, type);
  const ticked = keys.filter((key) => TICK.test(key)).length;
  const isTicked = ticked > 0 && keys.every((key) => key === '' || TICK.test(key));
  const problems = isTicked ? [] : statements.flatMap(({ letter }, index) => problemOf(letter, keys[index]!));
  const right = statements.filter((_, index) => TRUE.test(keys[index]!) || (isTicked && TICK.test(keys[index]!)));
  const correct = upper(right.map(({ letter }) => letter));
  if (answer !== undefined && keyOfAnswer(statements, answer, type).correct !== correct) {
    problems.push(docxMessages.keysDiffer({ text: quote(answer) }));
  }
  return { type: type ?? (isTicked && ticked === 1 ? 'SBA' : 'MTF'), correct, problems };
}

function keyOfAnswer(statements: readonly Statement[], answer: string, type: string | undefined): Keys {
  // Options that have columns of their own are checked with these.
  if (statements.length === 0)
    return { type: type ?? (/^\W*[a-j]\W*$/i.test(answer) ? 'SBA' : 'MTF'), correct: answer, problems: [] };
  const options = statements.map(({ html }) => textOf(html));
  const read = readAnswer(answer, options);
  if (!read) {
    const problem = docxMessages.answerUnreadable({ text: quote(answer) });
    return { type: type ?? 'SBA', correct: answer, problems: [problem] };
  }
  const isSingle = read.letters.length === 1 && !read.isTrueFalse;
  return { type: type ?? (isSingle ? 'SBA' : 'MTF'), correct: upper(read.letters), problems: [] };
}

function problemOf(letter: string, key: string): Message[] {
  const option = letter.toUpperCase();
  if (key === '') return [rowMessages.keyMissing({ option })];
  return TRUE.test(key) || FALSE.test(key) ? [] : [rowMessages.notTrueOrFalse({ option, text: quote(key) })];
}
