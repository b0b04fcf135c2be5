import { columnOfName } from '../../template/column-aliases.ts';
import { rowMessages } from '../../messages.ts';
import type { ImportOptions } from '../../import/options.ts';
import { readHeader } from '../../template/read-header.ts';
import { asName, type TemplateCells } from '../../template/template-columns.ts';
import { byColumn } from '../../template/template-row.ts';
import { cellOf, cellText } from './cell-text.ts';
import type { DocumentRow, DocumentTable, RowOfTable } from './blocks.ts';

const MIN_LABELS = 3;

const namesOf = ({ cells }: DocumentRow) => cells.map(({ html }) => cellText(html));

/** The columns of a table whose first row names them; undefined for other tables. Throws FileError for unknown ones. */
export function headerOf({ rows }: DocumentTable, options: ImportOptions): string[] | undefined {
  const { columnMap } = options;
  const names = rows[0] ? namesOf(rows[0]) : [];
  const columns = names.map((name) => columnMap?.get(asName(name)) ?? columnOfName(name));
  if (!columns.includes('stem') || columns.filter(Boolean).length < 2) return undefined;
  return readHeader(names, { ...options, columnMap: columnMap && ownMappings(columnMap, names) });
}

/** A table of the document may lack a column that another one has. */
const ownMappings = (columnMap: ReadonlyMap<string, string>, names: readonly string[]) =>
  new Map([...columnMap].filter(([name]) => names.some((one) => asName(one) === name)));

/** One question a row, below the names of the columns. */
export function* readTemplateTable(table: DocumentTable, columns: readonly string[]): Generator<RowOfTable> {
  for (const row of table.rows.slice(1)) {
    const { cells } = row;
    if (cells.every(({ html }) => html === '')) continue;
    const place = { row, lastLine: row.line };
    if (cells.some(({ isMerged }) => isMerged)) yield { ...place, refusal: rowMessages.mergedCells() };
    else if (cells.length !== columns.length) {
      yield { ...place, refusal: rowMessages.columnCount({ columns: cells.length, expected: columns.length }) };
    } else {
      const texts = cells.map(({ html }, index) => cellOf(columns[index]!, html));
      yield { ...place, cells: byColumn(columns, texts) };
    }
  }
}

/** One question a table: names of columns on the left, their texts on the right. Undefined for other tables. */
export function readPairs({ rows }: DocumentTable): TemplateCells | undefined {
  const pairs = rows.flatMap(({ cells }): [string, string][] => {
    const column = cells.length === 2 ? columnOfName(cellText(cells[0]!.html)) : undefined;
    return column === undefined ? [] : [[column, cellOf(column, cells[1]!.html)]];
  });
  const isWhole = pairs.length === rows.length && pairs.length >= MIN_LABELS;
  return isWhole && pairs.some(([column]) => column === 'stem') ? Object.fromEntries(pairs) : undefined;
}
