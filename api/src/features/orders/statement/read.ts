import { readAmount } from 'text/amount.ts';
import { badRequest } from '../../../http/errors.ts';
import type { Message } from '../../../http/messages.ts';
import { openCsv, readRecords } from '../../exchange/index.ts';
import { normaliseTransaction } from '../code.ts';
import { errorMessages } from '../error-messages.ts';
import { statementMessages } from '../messages.ts';

/** A line of a wallet's statement. `amount` is in Tk. `refusal`: why it cannot pay anything. */
export type StatementLine = {
  line: number;
  reference: string;
  amount: number;
  payer: string | null;
  date: string | null;
  note: string;
  refusal: Message | null;
};

const COLUMNS = {
  trxid: 'reference',
  transactionid: 'reference',
  amount: 'amount',
  from: 'payer',
  sender: 'payer',
  payer: 'payer',
  date: 'date',
  reference: 'note',
} as const;
type Field = (typeof COLUMNS)[keyof typeof COLUMNS];

const MAX_LINES = 5_000;
const MAX_TEXT = 100;
/** Wallets write whose statement it is above the header. */
const MAX_ABOVE_HEADER = 20;

/** Throws 400 where there is no header, or there are too many lines. */
export async function readStatement(csv: string): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  let columns: Map<Field, number> | undefined;
  let above = 0;
  for await (const record of readRecords(await openCsv(piecesOf(csv)), { lenientQuotes: true })) {
    if ('refusal' in record) {
      lines.push(unreadable(record.line));
    } else if (!columns) {
      columns = readHeader(record.cells);
      above += 1;
      if (!columns && above > MAX_ABOVE_HEADER) break;
    } else if (record.cells.some((cell) => cell.trim() !== '')) {
      lines.push(readLine(record.line, record.cells, columns));
    }
    if (lines.length > MAX_LINES) throw badRequest(errorMessages.tooManyLines({ max: MAX_LINES }), 'csv');
  }
  if (!columns) throw badRequest(errorMessages.noHeader(), 'csv');
  return lines;
}

async function* piecesOf(csv: string): AsyncGenerator<string> {
  yield csv.replace(/^\uFEFF/, '');
}

/** Undefined unless the columns that are needed are there. */
function readHeader(cells: readonly string[]): Map<Field, number> | undefined {
  const found = cells.flatMap((cell, index): [Field, number][] => {
    // `Amount (BDT)`
    const name = cell
      .replace(/\([^()]*\)/, '')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    return Object.hasOwn(COLUMNS, name) ? [[COLUMNS[name as keyof typeof COLUMNS], index]] : [];
  });
  const columns = new Map(found);
  if (!columns.has('reference') || !columns.has('amount')) return undefined;
  // The date is only shown.
  const twice = found.find(([field, index]) => field !== 'date' && columns.get(field) !== index);
  if (twice) throw badRequest(errorMessages.columnTwice({ column: cells[twice[1]]!.trim() }), 'csv');
  return columns;
}

const unreadable = (line: number): StatementLine => ({
  line,
  reference: '',
  amount: 0,
  payer: null,
  date: null,
  note: '',
  refusal: statementMessages.unreadable(),
});

function readLine(line: number, cells: readonly string[], columns: Map<Field, number>): StatementLine {
  const textOf = (field: Field) =>
    (cells[columns.get(field) ?? -1] ?? '').trim().replaceAll('\0', '').slice(0, MAX_TEXT);
  const reference = normaliseTransaction(textOf('reference'));
  const amount = readAmount(textOf('amount'));
  return {
    line,
    reference,
    amount: amount ?? 0,
    payer: textOf('payer') || null,
    date: textOf('date') || null,
    note: textOf('note'),
    refusal: refusalOf(reference, amount, textOf('amount')),
  };
}

function refusalOf(reference: string, amount: number | undefined, text: string): Message | null {
  if (amount !== undefined && amount < 0) return statementMessages.moneyOut();
  if (reference === '') return statementMessages.noReference();
  return amount ? null : statementMessages.noAmount({ text });
}
