import type { Readable } from 'node:stream';
import { FileError } from '../../files/file-error.ts';
import type { ImportOptions } from '../../import/options.ts';
import { fileMessages, rowMessages } from '../../messages.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { readHeader } from '../../template/read-header.ts';
import { byColumn, readTemplateRow } from '../../template/template-row.ts';
import { utf8Text } from '../../files/utf8.ts';
import { brokenQuotes, readRecords } from '../../files/csv-records.ts';
import { openCsv } from '../../files/csv-text.ts';
import { unescapeFormula } from './formula-escape.ts';

export async function* parseCsv(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  let columns: string[] | null = null;
  let isEmpty = true;
  for await (const record of readRecords(await openCsv(utf8Text(input)), options)) {
    isEmpty = false;
    if ('refusal' in record) {
      yield record;
      continue;
    }
    const { line, lastLine, cells, isBroken } = record;
    if (!columns) {
      if (isBroken) throw new FileError(fileMessages.headerQuotes({ message: rowMessages.brokenQuotes() }));
      columns = readHeader(cells, options);
    } else if (isBroken) yield { line, refusal: brokenQuotes(line, lastLine) };
    else {
      const row = readCells(line, columns, cells, options.defaults?.type);
      if (row) yield row;
    }
  }
  if (isEmpty) throw new FileError(fileMessages.empty());
}

function readCells(line: number, columns: string[], cells: string[], type: string | undefined): ParsedRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  if (cells.length !== columns.length) {
    return { line, refusal: rowMessages.columnCount({ columns: cells.length, expected: columns.length }) };
  }
  return readTemplateRow(line, byColumn(columns, cells.map(unescapeFormula)), type);
}
