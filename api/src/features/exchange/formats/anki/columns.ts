import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import type { ImportOptions } from '../../import/options.ts';
import { readHeader } from '../../template/read-header.ts';
import type { AnkiHeader } from './header.ts';

/** A column of the template for each field of a note, '' for those of Anki itself and those that the map leaves out. */
export function readColumns({ names, special }: AnkiHeader, count: number, options: ImportOptions): string[] {
  const { columnMap, onHeaderFault } = options;
  const own = new Set(Object.values(special));
  if (Object.values(special).some((column) => column >= count))
    throw new FileError(fileMessages.ankiColumn({ header: '"… column"' }));
  const isMapped = [...(columnMap?.keys() ?? [])].some((name) => /^\d+$/.test(name));
  const nameless = names || isMapped ? undefined : fileMessages.ankiWithoutColumns({ columns: count - own.size });
  if (nameless && !onHeaderFault) throw new FileError(nameless);
  const fields = Array.from({ length: count }, (_, index) => index).filter((index) => !own.has(index));
  // Fields are mapped by their name or by their number in the file.
  const header = fields.map((index) => {
    const number = String(index + 1);
    return columnMap?.has(number) || !names ? number : (names[index] ?? '');
  });
  const columns = readHeader(header, {
    ...options,
    onHeaderFault: onHeaderFault && ((fault) => onHeaderFault({ ...fault, text: nameless ?? fault.text })),
  });
  return Array.from({ length: count }, (_, index) => (own.has(index) ? '' : columns[fields.indexOf(index)]!));
}
