import { FileError } from '../file-error.ts';
import { columnOfName } from '../column-aliases.ts';
import { fileMessages } from '../messages.ts';
import { asName, type ColumnMap, readHeader } from '../template-columns.ts';
import type { AnkiHeader } from './header.ts';

/** A column of the template for each field of a note, '' for those of Anki itself and those that the map leaves out. */
export function readColumns({ names, special }: AnkiHeader, count: number, columnMap: ColumnMap | undefined): string[] {
  const own = new Set(Object.values(special));
  if (Object.values(special).some((column) => column >= count))
    throw new FileError(fileMessages.ankiColumn({ header: '"… column"' }));
  const isMapped = [...(columnMap?.keys() ?? [])].some((name) => /^\d+$/.test(name));
  if (!names && !isMapped) throw new FileError(fileMessages.ankiWithoutColumns({ columns: count - own.size }));
  const fields = Array.from({ length: count }, (_, index) => index).filter((index) => !own.has(index));
  // Fields are mapped by their name or by their number in the file.
  const header = fields.map((index) => {
    const number = String(index + 1);
    return columnMap?.has(number) || !names ? number : nameIn(names[index] ?? '', columnMap);
  });
  const columns = readHeader(header, { columnMap });
  return Array.from({ length: count }, (_, index) => (own.has(index) ? '' : columns[fields.indexOf(index)]!));
}

const nameIn = (name: string, columnMap: ColumnMap | undefined) =>
  columnMap?.has(asName(name)) ? name : (columnOfName(name) ?? name);
