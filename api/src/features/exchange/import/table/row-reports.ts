import { cutText } from 'server/cut-text.ts';
import { wordsOf, type Message } from '../../../../http/messages.ts';
import { convertBijoy } from '../../../../texts/bijoy/convert.ts';
import { isBody, proposeRepair } from '../../../../texts/damage/damaged-text.ts';
import type { ListNames } from '../list-names.ts';
import { rowMessages } from '../../messages.ts';
import type { Refusal } from '../parsed-row.ts';
import type { PreparedRow } from '../prepare-row.ts';
import type { RowSource } from '../reader/protocol.ts';
import { reportWords, type RowProblem, type RowReport } from '../report.ts';
import type { TemplateCells } from '../../template/template-columns.ts';
import { problemsOf } from './problems.ts';
import { onScreen } from './screen-messages.ts';

const MAX_ROWS = 1_000;
const MAX_VALUE = 1_000;
const LISTS = ['chapter', 'topic'] as const;

/** A row as it was read, and what became of it. */
export type TableRow = {
  source: RowSource;
  checked: PreparedRow | Refusal;
  outcome: Exclude<RowReport['outcome'], 'refused'> | Refusal;
  warnings: readonly Message[];
};

/** Picks the rows that a table shows: the first ones, and later ones with something to look at. */
export function rowReports(names: ListNames, onRow: (row: RowReport) => void): (row: TableRow) => void {
  let rows = 0;
  let later = 0;
  return (row) => {
    rows += 1;
    if (rows > MAX_ROWS) {
      if ((typeof row.outcome === 'string' && row.warnings.length === 0) || later >= MAX_ROWS) return;
      later += 1;
    }
    onRow(reportRow(row, names));
  };
}

function reportRow({ source, checked, outcome, warnings }: TableRow, names: ListNames): RowReport {
  const { line, at, edited = false, cells } = source;
  const isRefused = typeof outcome !== 'string';
  const problems = isRefused ? describe([outcome.reason], 'error', cells) : describe(warnings, 'warning', cells);
  return {
    line,
    ...(at && { at: wordsOf(at) }),
    outcome: isRefused ? 'refused' : outcome,
    cells,
    problems: 'hash' in checked ? withProposals(problems, checked, names, cells) : problems,
    edited,
  };
}

function describe(messages: readonly Message[], severity: 'error' | 'warning', cells: TemplateCells): RowProblem[] {
  return messages
    .flatMap((message) => problemsOf(message, cells))
    .map(({ column = null, message }) => {
      const value = column === null ? '' : (cells[column] ?? '');
      return {
        severity,
        column,
        message: reportWords(onScreen(message)),
        value: cutText(value, MAX_VALUE) || null,
        kind: message.id === 'questions.row.bijoy' ? 'bijoy' : 'value',
        proposals: proposalsFor(message, value, column),
      };
    });
}

/** The cell as it must have been, where it was damaged or is in Bijoy and that is certain. */
function proposalsFor({ id }: Message, value: string, column: string | null): string[] {
  if (id === 'questions.row.bijoy') {
    const { text, doubtful } = convertBijoy(value);
    return doubtful.length > 0 ? [] : [text];
  }
  if (id !== 'questions.row.damaged' && id !== 'questions.row.looksDamaged') return [];
  const repaired = column === null ? undefined : proposeRepair(value, isBody(column));
  return repaired === undefined ? [] : [repaired];
}

const hint = (kind: 'chapter' | 'topic', name: string, proposals: string[], cells: TemplateCells): RowProblem => ({
  severity: 'hint',
  column: kind,
  message: wordsOf(rowMessages.didYouMean({ names: proposals })),
  value: cutText(cells[kind] ?? name, MAX_VALUE),
  kind,
  proposals,
});

/** Names of lists like the row's own: in its warning, or as a hint. */
function withProposals(
  problems: RowProblem[],
  { question }: PreparedRow,
  names: ListNames,
  cells: TemplateCells,
): RowProblem[] {
  const hints: RowProblem[] = [];
  for (const kind of LISTS) {
    const name = question[kind];
    const proposals = name === undefined ? [] : [...names.proposalsFor(kind, question, name)];
    if (proposals.length === 0) continue;
    const own = problems.find(({ column }) => column === kind);
    if (own) Object.assign(own, { kind, proposals });
    else hints.push(hint(kind, name!, proposals, cells));
  }
  return [...problems, ...hints];
}
