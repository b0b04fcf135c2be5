import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import { readTemplateHeader } from '../../template/read-header.ts';
import type { TemplateCells } from '../../template/template-columns.ts';
import { utf8Text } from '../../files/utf8.ts';
import { openCsv } from '../../files/csv-text.ts';
import { unescapeFormula } from './formula-escape.ts';

/** Reads a small CSV with columns of the template. Throws FileError if it is not one. */
export async function readCells(input: Readable): Promise<TemplateCells[]> {
  const { delimiter, pieces } = await openCsv(utf8Text(input));
  let text = '';
  for await (const piece of pieces) text += piece;
  try {
    return parse<TemplateCells>(text, {
      columns: readTemplateHeader,
      delimiter,
      skip_records_with_empty_values: true,
      cast: unescapeFormula,
    });
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(fileMessages.notCsv({ words: (error as Error).message }));
  }
}
