import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../../messages.ts';
import { docxMessages } from './messages.ts';
import { quote } from '../../files/quote.ts';
import { cellOf, cellText } from './cell-text.ts';
import type { Statement } from './keys.ts';

/** Columns of ticks for true and for false, counted from 0. */
export type KeyColumns = { right: number; wrong: number };
/** A statement with the cells behind its text; `offset` is the column of the first. */
export type StatementCells = { letter: string; html: string; rest: string[]; offset: number };

const RIGHT = /^(?:t|true|সত্য|সঠিক|right|correct)$/i;
const WRONG = /^(?:f|false|মিথ্যা|ভুল|wrong|incorrect)$/i;
const TICK = /^(?:✓|✔|√|☑|🗸|🗹|☒|x|×|•|●|\*|ü)$/iu;
const BLANK = /^[☐□🞎–-]?$/u;

/** The columns that a heading names `T` and `F`; undefined for other rows. */
export function keyColumnsOf(texts: readonly string[]): KeyColumns | undefined {
  const rights = texts.flatMap((text, index) => (RIGHT.test(text) ? [index] : []));
  const wrongs = texts.flatMap((text, index) => (WRONG.test(text) ? [index] : []));
  return rights.length === 1 && wrongs.length === 1 ? { right: rights[0]!, wrong: wrongs[0]! } : undefined;
}

/** Without a heading: the first two columns behind the text, if they hold nothing but ticks and the second has some. */
function keyColumnsByTicks(statements: readonly StatementCells[]): KeyColumns | undefined {
  const columns = statements.map(({ rest }) => [0, 1].map((index) => cellText(rest[index] ?? '')));
  const isTicks = columns.every((texts) => texts.every((text) => BLANK.test(text) || TICK.test(text)));
  const offset = statements[0]?.offset ?? 0;
  const isEven = statements.every((one) => one.offset === offset);
  if (!isTicks || !isEven || !columns.some(([, second]) => TICK.test(second!))) return undefined;
  return { right: offset, wrong: offset + 1 };
}

type ReadStatements = { statements: Statement[]; problems: Message[]; notes: Message[] };

/** Keys and reasons of a question's statements. With two columns, each row has one tick. */
export function readStatements(rows: readonly StatementCells[], byHeading: KeyColumns | undefined): ReadStatements {
  const columns = byHeading ?? keyColumnsByTicks(rows);
  const problems: Message[] = [];
  const statements = rows.map((row): Statement => {
    const option = row.letter.toUpperCase();
    const keys = columns ? [columns.right - row.offset, columns.wrong - row.offset] : [0];
    const others = row.rest.filter((html, index) => !keys.includes(index) && html !== '');
    if (others.length > 1) problems.push(docxMessages.moreCells({ option }));
    const { letter, html } = row;
    const reason = others[0] ?? '';
    if (!columns) return { letter, html, key: cellOf('correct', row.rest[0] ?? ''), reason };
    const [right, wrong] = keys.map((index) => cellOf('correct', row.rest[index] ?? ''));
    const key = tickedKey(right!, wrong!);
    if (typeof key === 'string') return { letter, html, key, reason };
    problems.push(rowMessages.inOption({ option, message: key }));
    return { letter, html, key: 'F', reason };
  });
  return { statements, problems, notes: columns && !byHeading ? [docxMessages.keyColumnsByTicks()] : [] };
}

function tickedKey(right: string, wrong: string): 'T' | 'F' | Message {
  const isRight = TICK.test(right) || RIGHT.test(right);
  const isWrong = TICK.test(wrong) || WRONG.test(wrong);
  const unread = [right, wrong].find((text, index) => !BLANK.test(text) && ![isRight, isWrong][index]);
  if (unread !== undefined) return docxMessages.notATick({ text: quote(unread) });
  if (isRight === isWrong) return isRight ? docxMessages.tickedTwice() : docxMessages.notTicked();
  return isRight ? 'T' : 'F';
}
