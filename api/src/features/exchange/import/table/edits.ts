import { z } from 'zod';
import type { ParsedRow } from '../parsed-row.ts';
import { isColumn, type TemplateCells } from '../../template/template-columns.ts';
import { readTemplateRow } from '../../template/template-row.ts';
import { cellsOfDraft } from '../../../bank/draft/index.ts';

const MAX_ROWS = 5_000;
const MAX_VALUES = 500;
const MAX_CELL = 100_000;

const line = z.string().regex(/^[1-9]\d{0,8}$/);
const cell = z.string().max(MAX_CELL);
const cells = z.record(z.string().refine(isColumn), cell);

/**
 * What a person changed in the table of a dry run. `rows`: by line, the new texts of cells; null leaves the row out.
 * `values`: in every row whose cell is exactly `from`.
 */
export const editsSchema = z.strictObject({
  rows: z
    .record(line, cells.nullable())
    .refine((rows) => Object.keys(rows).length <= MAX_ROWS)
    .default({}),
  values: z
    .array(
      z.strictObject({
        column: z.enum(['chapter', 'topic', 'subject', 'prof', 'board', 'type']),
        from: cell,
        to: cell,
      }),
    )
    .max(MAX_VALUES)
    .default([]),
});

export type Edits = z.output<typeof editsSchema>;

/** Rows that became empty, or are left out, do not appear. `defaultType` as in the template. */
export async function* withEdits(
  rows: AsyncIterable<ParsedRow>,
  { rows: byLine, values }: Edits,
  defaultType: string | undefined,
): AsyncGenerator<ParsedRow> {
  const edits = new Map(Object.entries(byLine));
  for await (const row of rows) {
    const edit = edits.get(String(row.line));
    if (edit === null) continue;
    const edited = edit === undefined && values.length === 0 ? row : editRow(row, edit ?? {}, values, defaultType);
    if (edited) yield edited;
  }
}

function editRow(
  row: ParsedRow,
  edit: TemplateCells,
  values: Edits['values'],
  defaultType: string | undefined,
): ParsedRow | null {
  const before = row.cells ?? ('draft' in row ? cellsOfDraft(row.draft) : undefined);
  if (!before) return row;
  const replaced = values.filter(({ column, from }) => (before[column] ?? '').trim() === from.trim());
  if (replaced.length === 0 && Object.keys(edit).length === 0) return row;
  const cells = { ...before, ...Object.fromEntries(replaced.map(({ column, to }) => [column, to])), ...edit };
  const read = readTemplateRow(row.line, cells, defaultType);
  if (!read) return null;
  const { at, pictures, embedded, fileWarnings } = row;
  return {
    ...read,
    ...('draft' in row && row.notes && { notes: row.notes }),
    ...(at && { at }),
    ...(pictures && { pictures }),
    ...(embedded && { embedded }),
    ...(fileWarnings && { fileWarnings }),
    edited: true,
  };
}
