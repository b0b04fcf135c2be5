import { cellsOfDraft } from '../../../bank/draft/index.ts';
import type { TemplateCells } from '../../template/template-columns.ts';
import type { ParsedRow } from '../parsed-row.ts';

// A picture inside a text may have megabytes.
const PICTURE_DATA = /(src\s*=\s*["']?)data:[^"'\s>]{100,}/gi;

/** A row by columns of the template, without empty cells. Leaves out what has no place in them. */
export function cellsOfRow(row: ParsedRow): TemplateCells {
  const cells = row.cells ?? ('draft' in row ? cellsOfDraft(row.draft) : {});
  const filled = Object.entries(cells).filter(([, cell]) => cell.trim() !== '');
  return Object.fromEntries(filled.map(([column, cell]) => [column, cell.replace(PICTURE_DATA, '$1data:,')]));
}
