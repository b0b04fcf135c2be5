import { Readable } from 'node:stream';
import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../../http/messages.ts';
import { FileError } from '../../files/file-error.ts';
import { sheetMessages, workbookMessages } from '../../sheet/messages.ts';
import { columnName, readRange, showsAddress, type CellRange, type SheetRow } from '../../sheet/sheet-row.ts';
import { readTags } from '../../files/read-xml.ts';
import { MAX_PART_BYTES, type Relation } from './relations.ts';
import type { ZipArchive } from '../../files/read-zip.ts';

const MAX_EXTRAS = 200_000;
const MAX_CELLS = 100;

type Attributes = Record<string, string>;
type Link = { column: number; address: string };

/** What belongs to the cells of a sheet and stands behind its rows or in other parts. */
export type SheetExtras = {
  /** From the bottom to the top. */
  merges: CellRange[];
  links: Map<number, Link[]>;
  comments: Map<number, Set<string>>;
  warnings: Message[];
};

export async function readExtras(
  zip: ZipArchive,
  part: string,
  relations: readonly Relation[],
  conditional: ReadonlySet<number>,
): Promise<SheetExtras> {
  const extras: SheetExtras = { merges: [], links: new Map(), comments: new Map(), warnings: [] };
  const addresses = new Map(relations.map(({ id, target }) => [id, target]));
  const changed = new Set<string>();
  let cells = '';
  let count = 0;
  for await (const [name, attributes] of readTags(Readable.from(afterRows(await zip.open(part))))) {
    if (name === 'conditionalFormatting') cells = attributes['sqref'] ?? '';
    if (name === 'cfRule' && conditional.has(Number(attributes['dxfId']))) changed.add(cells);
    const range = readRange(attributes['ref'] ?? '');
    if (!range || (name !== 'mergeCell' && name !== 'hyperlink')) continue;
    if (name === 'mergeCell') extras.merges.push(range);
    else count += addLinks(extras.links, range, linkAddress(attributes, addresses));
    count += 1;
    if (count > MAX_EXTRAS) throw new FileError(workbookMessages.tooManyExtras({ max: MAX_EXTRAS }));
  }
  extras.merges.sort((one, other) => other.top - one.top);
  for (const sqref of changed) {
    extras.warnings.push(sheetMessages.conditionalFormat({ cells: cutText(sqref, MAX_CELLS) }));
  }
  for (const { type, target } of relations) {
    if (/^(?:comments|threadedComment)$/.test(type) && zip.has(target)) await addComments(zip, target, extras.comments);
  }
  return extras;
}

const END_OF_ROWS = /<\/(?:[\w.-]{1,100}:)?sheetData\s{0,100}>/;
const OVERLAP = 300;

/** Parsing the rows twice would take twice the time. */
async function* afterRows(input: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer | null = Buffer.alloc(0);
  for await (const chunk of input) {
    const bytes: Buffer = rest === null ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    const end = rest === null ? 0 : bytes.toString('latin1').search(END_OF_ROWS);
    if (end < 0) rest = bytes.subarray(-OVERLAP);
    else {
      rest = null;
      yield bytes.subarray(end);
    }
  }
}

const linkAddress = (attributes: Attributes, addresses: ReadonlyMap<string, string>) => {
  const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
  return (id === undefined ? undefined : addresses.get(id)) ?? attributes['location'] ?? '';
};

function addLinks(links: SheetExtras['links'], { top, bottom, left }: CellRange, address: string): number {
  for (let row = top; row <= Math.min(bottom, top + MAX_EXTRAS); row += 1) {
    const ofRow = links.get(row);
    if (ofRow) ofRow.push({ column: left, address });
    else links.set(row, [{ column: left, address }]);
  }
  return bottom - top;
}

async function addComments(zip: ZipArchive, part: string, comments: SheetExtras['comments']): Promise<void> {
  let count = 0;
  for await (const [name, { ref = '' }] of readTags(await zip.open(part, MAX_PART_BYTES))) {
    const range = readRange(ref);
    if (!range || !/^(?:comment|threadedComment)$/.test(name)) continue;
    comments.set(range.top, (comments.get(range.top) ?? new Set()).add(ref));
    count += 1;
    if (count > MAX_EXTRAS) throw new FileError(workbookMessages.tooManyExtras({ max: MAX_EXTRAS }));
  }
}

/** What of the extras a row keeps to itself. */
export function addExtras(row: SheetRow, { merges, links, comments }: SheetExtras): void {
  while (merges.length > 0 && merges.at(-1)!.top <= row.number) row.merges.push(merges.pop()!);
  for (const { column, address } of links.get(row.number) ?? []) {
    const text = row.cells.get(column) ?? '';
    if (showsAddress(text, address)) continue;
    row.notes.push(sheetMessages.linkLost({ cell: `${columnName(column)}${row.number}` }));
  }
  const cells = [...(comments.get(row.number) ?? [])];
  if (cells.length > 0) row.notes.push(sheetMessages.commentsLost({ cells }));
}
