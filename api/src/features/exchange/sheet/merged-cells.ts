import type { Message } from '../../../http/messages.ts';
import { rangeName, type CellRange, type SheetRow } from './sheet-row.ts';
import { sheetMessages } from './messages.ts';

/** A text that stands beside several rows holds for each of them. */
const SHARED = new Set('type subject prof chapter topic also_in board years appearances origin'.split(' '));

type Merged = { range: CellRange; text: string };

/** The merged cells at the rows of a sheet, which are read in order. */
export class MergedCells {
  readonly #columns: readonly string[];
  readonly #byColumn = new Map<number, Merged>();

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  /** Fills this row from cells that are merged over several rows. Returns a fault for each merge that cannot be filled in. */
  apply(row: SheetRow): Message[] {
    this.#begin(row);
    const isBlank = [...row.cells.values()].every((text) => text.trim() === '');
    const faults = new Map<CellRange, Message>();
    for (const [column, merged] of this.#byColumn) {
      if (merged.range.bottom < row.number) this.#byColumn.delete(column);
      else if (!isBlank && !this.#takes(row, column, merged)) {
        faults.set(merged.range, sheetMessages.cellsMerged({ cells: rangeName(merged.range) }));
      }
    }
    return [...faults.values()];
  }

  #begin({ number, cells, merges }: SheetRow): void {
    for (const range of merges) {
      const text = range.top === number ? (cells.get(range.left) ?? '') : '';
      const end = Math.min(range.right + 1, this.#columns.length);
      for (let column = range.left; column < end; column += 1) {
        if (this.#columns[column] !== '') this.#byColumn.set(column, { range, text });
      }
    }
  }

  #takes(row: SheetRow, column: number, { range, text }: Merged): boolean {
    const isFirst = column === range.left && row.number === range.top;
    const own = row.cells.get(column);
    if (text === '') return own === undefined || isFirst;
    if (range.left !== range.right || !SHARED.has(this.#columns[column]!)) return false;
    if (own !== undefined && own !== text) return false;
    row.cells.set(column, text);
    return true;
  }
}
