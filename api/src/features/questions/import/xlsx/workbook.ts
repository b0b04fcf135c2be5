import { posix } from 'node:path';
import { FileError } from '../file-error.ts';
import { fileMessages } from '../messages.ts';
import { markOf, type FontMarks } from './font-marks.ts';
import { readXml, localName } from '../xml/read-xml.ts';
import { broken, type ZipArchive } from './zip-archive.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const MAX_PART_BYTES = 50_000_000;
// Excel's own limits are 65,490 and 255.
const MAX_STYLES = 100_000;
const MAX_FORMAT_CHARACTERS = 255;
// ECMA-376 part 1, 18.8.30: formats for dates and times.
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49);
const isDateFormat = (code: string) => /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, ''));

type Attributes = Record<string, string>;
type Tag = { name: string; attributes: Attributes };

async function* tagsOf(zip: ZipArchive, part: string): AsyncGenerator<Tag> {
  yield* readXml<Tag>(await zip.open(part, MAX_PART_BYTES), (emit) => ({
    onopentag: (name: string, attributes: Attributes) => emit({ name: localName(name), attributes }),
  }));
}

async function findTag(zip: ZipArchive, part: string, isWanted: (tag: Tag) => boolean): Promise<Tag | undefined> {
  for await (const tag of tagsOf(zip, part)) if (isWanted(tag)) return tag;
  return undefined;
}

export async function firstSheet(zip: ZipArchive): Promise<string> {
  const sheet = await findTag(zip, WORKBOOK, ({ name }) => name === 'sheet');
  const id = sheet?.attributes['r:id'];
  const relation = await findTag(zip, RELATIONS, ({ attributes }) => attributes['Id'] === id);
  const target = relation?.attributes['Target'];
  if (!target) return broken();
  return target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
}

/** By style: which show numbers as dates, and what their fonts mean. */
export type CellStyles = { dates: ReadonlySet<number>; marks: ReadonlyMap<number, FontMarks> };

export async function cellStyles(zip: ZipArchive): Promise<CellStyles> {
  const dates = new Set<number>();
  const marks = new Map<number, FontMarks>();
  if (!zip.has('xl/styles.xml')) return { dates, marks };
  const fonts = new Map<number, FontMarks>();
  let font = -1;
  let inFonts = false;
  const custom = new Map<number, boolean>();
  let inCellFormats = false;
  let style = 0;
  for await (const { name, attributes } of tagsOf(zip, 'xl/styles.xml')) {
    if (style + custom.size + font > MAX_STYLES) throw new FileError(fileMessages.tooManyFormats({ max: MAX_STYLES }));
    if (name === 'numFmt')
      custom.set(
        Number(attributes['numFmtId']),
        isDateFormat((attributes['formatCode'] ?? '').slice(0, MAX_FORMAT_CHARACTERS)),
      );
    if (name === 'fonts' || name === 'fills') inFonts = name === 'fonts';
    if (name === 'font' && inFonts) font += 1;
    const mark = inFonts ? markOf(name, attributes) : undefined;
    if (mark) fonts.set(font, [...new Set([...(fonts.get(font) ?? []), mark])]);
    if (name === 'cellXfs') inCellFormats = true;
    if (name === 'cellStyles' || name === 'dxfs') inCellFormats = false;
    if (name !== 'xf' || !inCellFormats) continue;
    const format = Number(attributes['numFmtId'] ?? 0);
    if (custom.get(format) ?? isBuiltInDate(format)) dates.add(style);
    const ofFont = fonts.get(Number(attributes['fontId'] ?? 0));
    if (ofFont) marks.set(style, ofFont);
    style += 1;
  }
  return { dates, marks };
}
