import { posix } from 'node:path';
import { readXml, localName } from './read-xml.ts';
import { broken, type ZipArchive } from './zip-archive.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
// Formats of ECMA-376 part 1, 18.8.30 that show a number as a date or a time.
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49);
const isDateFormat = (code: string) => /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

type Attributes = Record<string, string>;
type Tag = { name: string; attributes: Attributes };

async function tagsOf(zip: ZipArchive, part: string): Promise<Tag[]> {
  const tags: Tag[] = [];
  const events = readXml<Tag>(await zip.open(part), (emit) => ({
    onopentag: (name: string, attributes: Attributes) => emit({ name: localName(name), attributes }),
  }));
  for await (const tag of events) tags.push(tag);
  return tags;
}

/** The part that holds the first sheet. */
export async function firstSheet(zip: ZipArchive): Promise<string> {
  const sheet = (await tagsOf(zip, WORKBOOK)).find(({ name }) => name === 'sheet');
  const relations = await tagsOf(zip, RELATIONS);
  const target = relations.find(({ attributes }) => attributes['Id'] === sheet?.attributes['r:id'])?.attributes[
    'Target'
  ];
  if (!target) return broken();
  return target.startsWith('/') ? target.slice(1) : posix.join('xl', target);
}

/** The cell styles that show a number as a date. */
export async function dateStyles(zip: ZipArchive): Promise<ReadonlySet<number>> {
  if (!zip.has('xl/styles.xml')) return new Set();
  const dates = new Set<number>();
  const custom = new Map<number, boolean>();
  let inCellFormats = false;
  let style = 0;
  for (const { name, attributes } of await tagsOf(zip, 'xl/styles.xml')) {
    if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), isDateFormat(attributes['formatCode'] ?? ''));
    if (name === 'cellXfs') inCellFormats = true;
    if (name === 'cellStyles' || name === 'dxfs') inCellFormats = false;
    if (name !== 'xf' || !inCellFormats) continue;
    const format = Number(attributes['numFmtId'] ?? 0);
    if (custom.get(format) ?? isBuiltInDate(format)) dates.add(style);
    style += 1;
  }
  return dates;
}
