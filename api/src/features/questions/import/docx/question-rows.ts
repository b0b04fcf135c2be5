import type { Message } from '../../../../http/messages.ts';
import { htmlFromText } from '../html.ts';
import { columnOfName } from '../column-aliases.ts';
import { rowMessages } from '../messages.ts';
import { LETTERS } from '../template-columns.ts';
import type { TemplateCells } from '../template-row.ts';
import { cellOf, cellText } from './cell-text.ts';
import { keyCells, type Statement } from './keys.ts';
import type { DocumentRow, DocumentTable, RowOfTable } from './tables.ts';

const LETTER = /^\(?([a-j])\s*[.):]?$/i;
const LETTERED = /^\(?([a-j])\s*[.):]\s+(?=\S)/i;
const NUMBER = /^(?:q(?:uestion)?)?\s*(?:[.#]\s*)?(?:\d+|[০-৯]+)\s*[.):।]?$/i;
const NUMBERED = /^(\s*(?:<[^<>]+>\s*)*)(?:q(?:uestion)?\s*(?:\.\s*)?)?(?:\d+|[০-৯]+)\s*[.)।:]\s+/i;
// The names above the columns of statements.
const TRUE_FALSE = /^(?:t\s*\/\s*f|true\s*\/\s*false|সত্য\s*\/\s*মিথ্যা)$/i;
const HEADING = /^(?:true|key|ans|answers?|statements?|options?|reasons?|explanations?)$/i;

type Open = {
  row: DocumentRow;
  lastLine: number;
  stem: string[];
  statements: Statement[];
  labelled: TemplateCells;
  problems: Message[];
};

/**
 * Questions as teachers type them: a row with the question, rows a, b, c … with a statement, true or false, and a reason. Rows
 * such as "Answer: B" or "Explanation: …" may stand around them. Undefined where the table has no such rows.
 */
export function readQuestionRows(table: DocumentTable, type: string | undefined): RowOfTable[] | undefined {
  const questions: Open[] = [];
  for (const row of table.rows) {
    const cells = row.cells.filter(({ html }) => html !== '');
    const texts = cells.map(({ html }) => cellText(html));
    const statement = statementOf(row);
    if (texts.length === 0 || (!statement && isHeading(texts))) continue;
    const label = statement ? undefined : labelOf(row);
    const last = questions.at(-1);
    if (!statement && !label && (!last || last.statements.length > 0)) questions.push(openAt(row));
    const open = questions.at(-1) ?? openAt(row);
    if (questions.length === 0) questions.push(open);
    open.lastLine = row.line;
    if (statement) addStatement(open, statement);
    else if (label) addLabelled(open, ...label);
    else open.stem.push(stemOf(row));
  }
  if (!questions.some(({ statements }) => statements.length > 0)) return undefined;
  return questions.map((question) => closeQuestion(question, type));
}

const openAt = (row: DocumentRow): Open => ({
  row,
  lastLine: row.line,
  stem: [],
  statements: [],
  labelled: {},
  problems: [],
});

const isHeading = (texts: readonly string[]) =>
  texts.length > 1 &&
  (texts.some((text) => TRUE_FALSE.test(text)) || texts.filter((text) => HEADING.test(text)).length > 1);

/** `a | text | T | reason`, or `a) text | T | reason`. */
function statementOf({ cells }: DocumentRow): Statement | undefined {
  const first = cellText(cells[0]?.html ?? '');
  const alone = LETTER.exec(first)?.[1];
  if (alone !== undefined && cells.length > 1) return statement(alone, cells[1]!.html, cells.slice(2));
  const leading = LETTERED.exec(first)?.[1];
  // With one cell a row it may as well be a line of the question: "A. coli …".
  if (leading === undefined) return undefined;
  return statement(leading, cells[0]!.html.replace(/\(?([a-j])\s*[.):]\s+/i, ''), cells.slice(1));
}

const statement = (letter: string, html: string, rest: readonly { html: string }[]): Statement => ({
  letter: letter.toLowerCase(),
  html,
  key: cellText(rest[0]?.html ?? ''),
  reason: rest[1]?.html ?? '',
});

function labelOf({ cells }: DocumentRow): [column: string, html: string] | undefined {
  const [name, ...rest] = cells.filter(({ html }) => html !== '').map(({ html }) => html);
  const text = cellText(name ?? '');
  const own = columnOfName(text);
  if (own !== undefined && own !== 'stem' && rest.length === 1) return [own, rest[0]!];
  const [, label, behind] = /^([a-z ]{2,30}):\s*(\S[^]*)$/i.exec(text) ?? [];
  const column = label === undefined || rest.length > 0 ? undefined : columnOfName(label);
  return column === undefined || column === 'stem' ? undefined : [column, htmlFromText(behind!)];
}

function stemOf({ cells }: DocumentRow): string {
  const bodies = cells.map(({ html }) => html).filter(Boolean);
  const withoutNumber = bodies.length > 1 && NUMBER.test(cellText(bodies[0]!)) ? bodies.slice(1) : bodies;
  return withoutNumber.join('<br />').replace(NUMBERED, '$1');
}

function addStatement(open: Open, added: Statement): void {
  const expected = LETTERS[open.statements.length] ?? '?';
  if (added.letter !== expected)
    open.problems.push(
      rowMessages.optionOutOfOrder({ option: added.letter.toUpperCase(), expected: expected.toUpperCase() }),
    );
  open.statements.push(added);
}

function addLabelled({ labelled, problems }: Open, column: string, html: string): void {
  if (labelled[column] !== undefined) problems.push(rowMessages.columnTwice({ column }));
  labelled[column] = cellOf(column, html);
}

function closeQuestion(
  { row, lastLine, stem, statements, labelled, problems }: Open,
  type: string | undefined,
): RowOfTable {
  const keys = keyCells(statements, labelled['correct'], labelled['type'] ?? type);
  if (stem.length === 0) problems.push(rowMessages.noStemBefore());
  problems.push(...keys.problems);
  const cells: TemplateCells = {
    ...labelled,
    type: keys.type,
    stem: stem.length > 1 ? stem.map((html) => `<p>${html}</p>`).join('') : (stem[0] ?? ''),
    correct: keys.correct,
    ...Object.fromEntries(
      statements.flatMap(({ html, reason }, index) => [
        [`option_${LETTERS[index] ?? index}`, html],
        [`reason_${LETTERS[index] ?? index}`, reason],
      ]),
    ),
  };
  const place = { row, lastLine, cells };
  return problems.length > 0 ? { ...place, refusal: rowMessages.several({ messages: problems }) } : place;
}
