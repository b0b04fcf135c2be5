import type { Message } from '../../../../http/messages.ts';
import { columnOfName } from '../../template/column-aliases.ts';
import { rowMessages } from '../../messages.ts';
import { docxMessages } from './messages.ts';
import { LETTERS, type TemplateCells } from '../../template/template-columns.ts';
import { latinLetter } from './answer.ts';
import type { DocumentRow, DocumentTable, RowOfTable } from './blocks.ts';
import { cellOf, cellText } from './cell-text.ts';
import { cutLead, textOf } from './cut-html.ts';
import { type KeyColumns, keyColumnsOf, readStatements, type StatementCells } from './key-columns.ts';
import { keyCells } from './keys.ts';

const LETTER = /^\(?([a-j]|[কখগঘঙচছজঝঞ])\s*[.):।]?$/i;
const LETTERED = /^\s*\(?([a-j]|[কখগঘঙচছজঝঞ])(?:\s*[.):।]\s+|[^\S\t]*\t\s*)(?=\S)/i;
const NUMBER = /^(?:q(?:uestion)?)?(?:\s*[.#])?\s*(?:\d+|[০-৯]+)\s*[.):।]?$/i;
const NUMBERED = /^\s*(?:q(?:uestion)?(?:\s*\.)?\s*)?(?:\d+|[০-৯]+)\s*[.)।:]\s+(?=\S)/i;
// The names above the columns of statements.
const TRUE_FALSE = /^(?:t\s*\/\s*f|true\s*\/\s*false|সত্য\s*\/\s*মিথ্যা)$/i;
const HEADING =
  /^(?:true|key|ans|answers?|statements?|options?|reasons?|explanations?|questions?|no\.?|sl\.?|#|বিবৃতি)$/i;
const LABEL = /^\s*([a-z ]{2,30}):\s*(?=\S)/i;

type Open = {
  row: DocumentRow;
  lastLine: number;
  stem: string[];
  statements: StatementCells[];
  columns: KeyColumns | undefined;
  labelled: TemplateCells;
  problems: Message[];
};

/**
 * Questions as teachers type them: a row with the question, rows a, b, c … with a statement, true or false, and a reason. Rows
 * such as "Answer: B" or "Explanation: …" may stand around them. Undefined where the table has no such rows.
 */
export function readQuestionRows(table: DocumentTable, type: string | undefined): RowOfTable[] | undefined {
  const questions: Open[] = [];
  let columns: KeyColumns | undefined;
  for (const row of table.rows) {
    const texts = row.cells.map(({ html }) => cellText(html));
    const statement = statementOf(row);
    const label = statement ? undefined : labelOf(row);
    const heading = statement || label ? undefined : keyColumnsOf(texts);
    columns = heading ?? columns;
    if (texts.every((text) => text === '') || (!statement && isHeading(texts, heading))) continue;
    const last = questions.at(-1);
    if (
      !last ||
      (!statement && !label && (last.statements.length > 0 || (last.stem.length > 0 && isNumbered(texts))))
    ) {
      questions.push(openAt(row));
    }
    const open = questions.at(-1)!;
    open.lastLine = row.line;
    open.columns = columns;
    if (row.cells.some(({ isMerged }, index) => isMerged && index > 0)) open.problems.push(rowMessages.mergedCells());
    if (statement) addStatement(open, statement);
    else if (label) addLabelled(open, ...label);
    else addStem(open, row, heading);
  }
  if (!questions.some(({ statements }) => statements.length > 0)) return undefined;
  return questions.map((question) => closeQuestion(question, type));
}

const openAt = (row: DocumentRow): Open => ({
  row,
  lastLine: row.line,
  stem: [],
  statements: [],
  columns: undefined,
  labelled: {},
  problems: [],
});

function isHeading(texts: readonly string[], columns: KeyColumns | undefined): boolean {
  const names = texts.filter((text, index) => text !== '' && index !== columns?.right && index !== columns?.wrong);
  if (columns) return names.every((text) => HEADING.test(text));
  return (
    names.length > 1 &&
    (names.some((text) => TRUE_FALSE.test(text)) || names.filter((text) => HEADING.test(text)).length > 1)
  );
}

function isNumbered(texts: readonly string[]): boolean {
  const [first = '', ...rest] = texts.filter(Boolean);
  return rest.length > 0 ? NUMBER.test(first) : NUMBERED.test(first);
}

/** `a | text | T | reason`, or `a) text | T | reason`. */
function statementOf({ cells }: DocumentRow): StatementCells | undefined {
  const first = cells[0]?.html ?? '';
  const alone = LETTER.exec(cellText(first))?.[1];
  const rest = cells.map(({ html }) => html);
  if (alone !== undefined && cells.length > 1) {
    return { letter: latinLetter(alone), html: cells[1]!.html, rest: rest.slice(2), offset: 2 };
  }
  const leading = LETTERED.exec(textOf(first));
  // With one cell a row it may as well be a line of the question: "A. coli …".
  if (!leading) return undefined;
  return {
    letter: latinLetter(leading[1]!),
    html: cutLead(first, leading[0].length),
    rest: rest.slice(1),
    offset: 1,
  };
}

function labelOf({ cells }: DocumentRow): [column: string, html: string] | undefined {
  const [name = '', ...rest] = cells.filter(({ html }) => html !== '').map(({ html }) => html);
  const own = columnOfName(cellText(name));
  if (own !== undefined && own !== 'stem' && rest.length === 1) return [own, rest[0]!];
  const label = LABEL.exec(textOf(name));
  const column = !label || rest.length > 0 ? undefined : columnOfName(label[1]!);
  return column === undefined || column === 'stem' ? undefined : [column, cutLead(name, label![0].length)];
}

function addStem(open: Open, { cells }: DocumentRow, heading: KeyColumns | undefined): void {
  const bodies = cells
    .filter((_, index) => index !== heading?.right && index !== heading?.wrong)
    .map(({ html }) => html)
    .filter(Boolean);
  const withoutNumber = bodies.length > 1 && NUMBER.test(cellText(bodies[0]!)) ? bodies.slice(1) : bodies;
  if (withoutNumber.length > 1) open.problems.push(docxMessages.severalCells());
  const html = withoutNumber.join('<br />');
  open.stem.push(cutLead(html, NUMBERED.exec(textOf(html))?.[0].length ?? 0));
}

function addStatement(open: Open, added: StatementCells): void {
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

function closeQuestion(open: Open, type: string | undefined): RowOfTable {
  const { row, lastLine, stem, labelled, problems } = open;
  const { statements, problems: tickProblems, notes } = readStatements(open.statements, open.columns);
  const keys = keyCells(statements, labelled['correct'], labelled['type'] ?? type);
  if (stem.length === 0) problems.push(rowMessages.noStemBefore());
  const hasAnswers = Object.keys(labelled).some((column) => /^(?:option|part)_/.test(column));
  if (statements.length === 0 && !hasAnswers) problems.push(docxMessages.noOptionsBelow());
  problems.push(...tickProblems, ...keys.problems);
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
  const place = { row, lastLine, notes, cells };
  return problems.length > 0 ? { ...place, refusal: rowMessages.several({ messages: problems }) } : place;
}
