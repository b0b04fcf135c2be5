import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import { localName, readXml } from '../../files/read-xml.ts';
import { MAX_PART_BYTES, type Relation } from './relations.ts';
import type { ZipArchive } from '../../files/read-zip.ts';

const MAX_PICTURES = 100_000;
const DRAWN = new Set(['pic', 'graphicFrame', 'grpSp', 'sp', 'cxnSp', 'contentPart']);

/** The rows in which a picture, chart or shape begins. They float above the cells. */
export async function pictureRows(zip: ZipArchive, relations: readonly Relation[]): Promise<Set<number>> {
  const rows = new Set<number>();
  for (const { type, target: drawing } of relations) {
    if (type !== 'drawing' || !zip.has(drawing)) continue;
    for await (const row of readXml<number>(await zip.open(drawing, MAX_PART_BYTES), readAnchors)) {
      rows.add(row);
      if (rows.size > MAX_PICTURES) throw new FileError(workbookMessages.tooManyPictures({ max: MAX_PICTURES }));
    }
  }
  return rows;
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
