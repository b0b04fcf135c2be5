import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formula-escape.ts';
import type { Batches, ExportContext } from '../format.ts';
import { columnsFor, templateCells } from '../shared/template-cells.ts';

// Excel takes a CSV without it for another encoding.
const BYTE_ORDER_MARK = '\uFEFF';
// All cells are quoted: a program with another delimiter would split a plain cell and take its end for a formula.
const OPTIONS = { quoted_string: true, record_delimiter: '\r\n' } as const;

/** The import's template; a spreadsheet runs none of its cells. */
export async function* writeCsv(batches: Batches, { summary }: ExportContext): AsyncGenerator<string> {
  const columns = columnsFor(summary);
  yield BYTE_ORDER_MARK + stringify([columns], OPTIONS);
  for await (const batch of batches) {
    const rows = batch.map((question) => {
      const cells = templateCells(question);
      return columns.map((column) => escapeFormula(cells[column] ?? ''));
    });
    yield stringify(rows, OPTIONS);
  }
}
