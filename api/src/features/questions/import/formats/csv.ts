import { Readable } from 'node:stream';
import { parse, type InfoRecord, type Options } from 'csv-parse';
import type { Message } from '../../../../http/messages.ts';
import { FileError } from '../file-error.ts';
import type { ImportOptions } from '../options.ts';
import { MAX_LINE_CHARACTERS } from '../lines.ts';
import { fileMessages, rowMessages } from '../messages.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { readHeader } from '../template-columns.ts';
import { byColumn, readTemplateRow } from '../template-row.ts';
import { utf8Text } from '../utf8.ts';
import { isWellQuoted } from './csv-quotes.ts';
import { openCsv } from './csv-text.ts';
import { unescapeFormula } from './formula-escape.ts';

const REFUSALS: { [code: string]: Message } = {
  CSV_QUOTE_NOT_CLOSED: rowMessages.quoteNotClosed(),
  CSV_MAX_RECORD_SIZE: rowMessages.csvRowTooLong({ max: MAX_LINE_CHARACTERS }),
};

type CsvRow = { line: number; lastLine: number; cells: string[]; isBroken: boolean };

export async function* parseCsv(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  const { delimiter, firstLine, pieces } = await openCsv(utf8Text(input));
  const skipped: { line: number; refusal: Message }[] = [];
  let next = firstLine;
  // Past its limit the parser never recovers, and reports every character.
  let lost = false;
  let inRow = 0;
  // The parser is ahead of whoever reads its records, so count lines here.
  const readRecord = ({ raw, record: cells }: { raw: string; record: string[] }, { lines }: InfoRecord): CsvRow => {
    next = firstLine + lines;
    inRow = 0;
    const isBroken = !options.lenientQuotes && !isWellQuoted(raw.replace(/\n$/, ''), delimiter);
    return { line: next - 1 - lineBreaks(cells), lastLine: next - 1, cells, isBroken };
  };
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // A strict parser loses the rows after a broken one.
    relax_quotes: true,
    raw: true,
    record_delimiter: '\n',
    skip_records_with_error: true,
    max_record_size: MAX_LINE_CHARACTERS,
    on_record: readRecord as unknown as NonNullable<Options['on_record']>,
    on_skip: (error) => {
      if (error && !lost)
        skipped.push({ line: next, refusal: REFUSALS[error.code] ?? rowMessages.csvParser({ words: error.message }) });
      lost ||= error?.code === 'CSV_MAX_RECORD_SIZE';
      return undefined;
    },
  });
  // The parser does not count text between cells, and is a few chunks behind: allow twice its limit.
  const isTooLong = (piece: string) => {
    if (!lost && inRow > 2 * MAX_LINE_CHARACTERS) {
      lost = true;
      skipped.push({ line: next, refusal: REFUSALS['CSV_MAX_RECORD_SIZE']! });
    }
    inRow += piece.length;
    return lost;
  };
  const text = Readable.from(until(pieces, isTooLong));
  text.once('error', (error) => parser.destroy(error));
  let columns: string[] | null = null;
  for await (const { line, lastLine, cells, isBroken } of text.pipe(parser) as AsyncIterable<CsvRow>) {
    while (skipped[0] && skipped[0].line < line) yield skipped.shift()!;
    if (!columns) {
      if (isBroken) throw new FileError(fileMessages.headerQuotes({ message: rowMessages.brokenQuotes() }));
      columns = readHeader(cells, options);
    } else if (isBroken) yield { line, refusal: brokenQuotes(line, lastLine) };
    else {
      const row = readCells(line, columns, cells, options.defaults?.type);
      if (row) yield row;
    }
  }
  if (!columns && skipped.length === 0) throw new FileError(fileMessages.empty());
  yield* skipped;
}

async function* until<Piece>(pieces: AsyncIterable<Piece>, isOver: (next: Piece) => boolean): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (isOver(piece)) return;
    yield piece;
  }
}

function brokenQuotes(line: number, lastLine: number): Message {
  const message = rowMessages.brokenQuotes();
  return line === lastLine ? message : rowMessages.brokenQuotesOver({ line, lastLine, message });
}

const lineBreaks = (cells: string[]) => cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

function readCells(line: number, columns: string[], cells: string[], type: string | undefined): ParsedRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  if (cells.length !== columns.length) {
    return { line, refusal: rowMessages.columnCount({ columns: cells.length, expected: columns.length }) };
  }
  return readTemplateRow(line, byColumn(columns, cells.map(unescapeFormula)), type);
}
