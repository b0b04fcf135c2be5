import { Readable } from 'node:stream';
import { parse, type InfoRecord, type Options } from 'csv-parse';
import type { Message } from '../../../http/messages.ts';
import { MAX_LINE_CHARACTERS } from './lines.ts';
import { rowMessages } from '../messages.ts';
import type { CsvText } from './csv-text.ts';

const REFUSALS: { [code: string]: Message } = {
  CSV_QUOTE_NOT_CLOSED: rowMessages.quoteNotClosed(),
  CSV_MAX_RECORD_SIZE: rowMessages.csvRowTooLong({ max: MAX_LINE_CHARACTERS }),
};

/** `isBroken`: its quotes are not those of a CSV. */
export type CsvRecord = { line: number; lastLine: number; cells: string[]; isBroken: boolean };
export type SkippedRecord = { line: number; refusal: Message };

/** Records in order, with those that the parser could not read. Keeps a record in memory. */
export async function* readRecords(
  { delimiter, firstLine, pieces }: CsvText,
  { lenientQuotes = false }: { lenientQuotes?: boolean | undefined } = {},
): AsyncGenerator<CsvRecord | SkippedRecord> {
  const skipped: SkippedRecord[] = [];
  const isWellQuoted = wellQuoted(delimiter);
  let next = firstLine;
  // Past its limit the parser never recovers, and reports every character.
  let lost = false;
  let inRow = 0;
  // The parser reads ahead of its consumer, so count lines here.
  const readRecord = ({ raw, record: cells }: { raw: string; record: string[] }, { lines }: InfoRecord): CsvRecord => {
    next = firstLine + lines;
    inRow = 0;
    const isBroken = !lenientQuotes && !isWellQuoted.test(raw.replace(/\n$/, ''));
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
  for await (const record of text.pipe(parser) as AsyncIterable<CsvRecord>) {
    while (skipped[0] && skipped[0].line < record.line) yield skipped.shift()!;
    yield record;
  }
  yield* skipped;
}

async function* until<Piece>(pieces: AsyncIterable<Piece>, isOver: (next: Piece) => boolean): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (isOver(piece)) return;
    yield piece;
  }
}

export function brokenQuotes(line: number, lastLine: number): Message {
  const message = rowMessages.brokenQuotes();
  return line === lastLine ? message : rowMessages.brokenQuotesOver({ line, lastLine, message });
}

const lineBreaks = (cells: string[]) => cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

/** Rows as in RFC 4180: quotes stand around a whole cell, and quotes in it are doubled. */
function wellQuoted(delimiter: string): RegExp {
  const end = delimiter.replace(/\W/, String.raw`\$&`);
  const cell = `(?:"[^"]*(?:""[^"]*)*"|[^"${end}]*)`;
  return new RegExp(`^${cell}(?:${end}${cell})*$`);
}
