import { posix } from 'node:path';
import { FileError } from '../file-error.ts';
import { fileMessages } from '../messages.ts';
import { localName, readXml } from '../xml/read-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

const MAX_PART_BYTES = 50_000_000;
const MAX_PICTURES = 100_000;
const DRAWN = new Set(['pic', 'graphicFrame', 'grpSp', 'sp', 'cxnSp', 'contentPart']);

/** The rows in which a picture, chart or shape begins. They float above the cells. */
export async function pictureRows(zip: ZipArchive, sheet: string): Promise<Set<number>> {
  const rows = new Set<number>();
  for (const drawing of await drawingsOf(zip, sheet)) {
    if (!zip.has(drawing)) continue;
    for await (const row of readXml<number>(await zip.open(drawing, MAX_PART_BYTES), readAnchors)) {
      rows.add(row);
      if (rows.size > MAX_PICTURES) throw new FileError(fileMessages.tooManyPictures({ max: MAX_PICTURES }));
    }
  }
  return rows;
}

async function drawingsOf(zip: ZipArchive, sheet: string): Promise<string[]> {
  const folder = posix.dirname(sheet);
  const relations = posix.join(folder, '_rels', `${posix.basename(sheet)}.rels`);
  if (!zip.has(relations)) return [];
  const found: string[] = [];
  const targets = readXml<string>(await zip.open(relations, MAX_PART_BYTES), (emit) => ({
    onopentag: (_name: string, { Type = '', Target = '' }: Record<string, string>) => {
      if (Type.endsWith('/drawing')) emit(Target);
    },
  }));
  for await (const target of targets) {
    found.push(target.startsWith('/') ? target.slice(1) : posix.join(folder, target));
    if (found.length > MAX_PICTURES) throw new FileError(fileMessages.tooManyDrawings());
  }
  return found;
}

function readAnchors(emit: (row: number) => void) {
  let inFrom = false;
  let inRow = false;
  let text = '';
  let row = -1;
  return {
    onopentag(tag: string) {
      const name = localName(tag);
      if (name.endsWith('CellAnchor')) row = -1;
      if (name === 'from') inFrom = true;
      inRow = inFrom && name === 'row';
      if (DRAWN.has(name) && row >= 0) {
        emit(row + 1);
        row = -1;
      }
    },
    ontext(piece: string) {
      if (inRow && text.length < 10) text += piece;
    },
    onclosetag(tag: string) {
      const name = localName(tag);
      if (inRow) row = /^\d{1,7}$/.test(text.trim()) ? Number(text) : -1;
      inRow = false;
      text = '';
      if (name === 'from') inFrom = false;
    },
  };
}
