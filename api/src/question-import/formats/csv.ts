import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { FileError } from '../file-error.ts';
import { MAX_LINE_CHARACTERS } from '../lines.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { readHeader } from '../template-columns.ts';
import { readTemplateRow } from '../template-row.ts';
import { utf8Text } from '../utf8.ts';
import { openCsv } from './csv-text.ts';

const REFUSALS: { [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened here and never closed: the rest of the file was read as one cell',
  CSV_MAX_RECORD_SIZE: `the row is longer than ${MAX_LINE_CHARACTERS} characters (a quote that is not closed?): the rest of the file was not read`,
};

/** The project's template as CSV: a header row, then a question a row; a row of another width is refused. */
export async function* parseCsv(input: Readable): AsyncGenerator<ParsedRow> {
  const { delimiter, firstLine, pieces } = await openCsv(utf8Text(input));
  const skipped: { line: number; refusal: string }[] = [];
  let next = firstLine;
  // Past its limit the parser finds no row again, and says so at every character.
  let lost = false;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: '\n',
    skip_records_with_error: true,
    max_record_size: MAX_LINE_CHARACTERS,
    // The parser counts the lines up to a record's end, and is ahead of who reads its records.
    on_record: (cells, { lines }) => {
      next = firstLine + lines;
      return [String(next - 1 - lineBreaks(cells)), ...cells];
    },
    on_skip: (error) => {
      if (error && !lost) skipped.push({ line: next, refusal: REFUSALS[error.code] ?? error.message });
      lost ||= error?.code === 'CSV_MAX_RECORD_SIZE';
      return undefined;
    },
  });
  const text = Readable.from(until(pieces, () => lost));
  text.once('error', (error) => parser.destroy(error));
  let columns: string[] | null = null;
  for await (const [start, ...cells] of text.pipe(parser) as AsyncIterable<string[]>) {
    const line = Number(start);
    while (skipped[0] && skipped[0].line < line) yield skipped.shift()!;
    if (!columns) columns = readHeader(cells);
    else {
      const row = readCells(line, columns, cells);
      if (row) yield row;
    }
  }
  if (!columns && skipped.length === 0) throw new FileError('The file is empty.');
  yield* skipped;
}

async function* until<Piece>(pieces: AsyncIterable<Piece>, isOver: () => boolean): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if (isOver()) return;
    yield piece;
  }
}

const lineBreaks = (cells: string[]) => cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

function readCells(line: number, columns: string[], cells: string[]): ParsedRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  if (cells.length !== columns.length) {
    return { line, refusal: `${cells.length} columns where the header has ${columns.length}` };
  }
  return readTemplateRow(line, Object.fromEntries(columns.map((column, index) => [column, cells[index]!])));
}
