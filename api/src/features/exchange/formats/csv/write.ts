import { csvText, BYTE_ORDER_MARK } from './csv-text.ts';
import type { Batches, ExportContext } from '../format.ts';
import { columnsFor, templateCells } from '../shared/template-cells.ts';

/** The import's template. */
export async function* writeCsv(batches: Batches, { summary }: ExportContext): AsyncGenerator<string> {
  const columns = columnsFor(summary);
  yield BYTE_ORDER_MARK + csvText([columns]);
  for await (const batch of batches) {
    const rows = batch.map((question) => {
      const cells = templateCells(question);
      return columns.map((column) => cells[column] ?? '');
    });
    yield csvText(rows);
  }
}
