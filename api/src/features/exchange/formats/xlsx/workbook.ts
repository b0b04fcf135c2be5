import { posix } from 'node:path';
import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import { readTags } from '../../files/read-xml.ts';
import { findPart, MAX_PART_BYTES, readRelations, type Relation } from './relations.ts';
import { XLSX_WORDS } from '../../files/file-words.ts';
import type { ZipArchive } from '../../files/read-zip.ts';

const MAX_SHEETS = 10_000;

export type WorkbookSheet = { name: string; part: string; isHidden: boolean };
export type Workbook = {
  sheets: WorkbookSheet[];
  styles: string | undefined;
  strings: string | undefined;
  /** Whether the program that wrote it left formulas for Excel to calculate. */
  isCalculatedLater: boolean;
};

export async function readWorkbook(zip: ZipArchive): Promise<Workbook> {
  const document = (await readRelations(zip)).find(({ type }) => type === 'officeDocument')?.target;
  const part = findPart(zip, document ?? 'xl/workbook.xml');
  if (part === undefined) return XLSX_WORDS.broken();
  const relations = await readRelations(zip, part);
  const { entries, isCalculatedLater } = await readEntries(zip, part);
  const sheets = entries.flatMap(({ id, ...sheet }): WorkbookSheet[] => {
    const target = relations.find((relation) => relation.id === id)?.target;
    const found = target === undefined ? undefined : findPart(zip, target);
    return found === undefined ? [] : [{ ...sheet, part: found }];
  });
  if (sheets.length === 0) return XLSX_WORDS.broken();
  const named = (type: string) =>
    findPart(zip, targetOf(relations, type) ?? posix.join(posix.dirname(part), `${type}.xml`));
  return { sheets, styles: named('styles'), strings: named('sharedStrings'), isCalculatedLater };
}

const targetOf = (relations: Relation[], wanted: string) => relations.find(({ type }) => type === wanted)?.target;

async function readEntries(zip: ZipArchive, part: string) {
  let isCalculatedLater = false;
  const entries: { name: string; id: string | undefined; isHidden: boolean }[] = [];
  for await (const [tag, attributes] of readTags(await zip.open(part, MAX_PART_BYTES))) {
    if (tag === 'calcPr') isCalculatedLater = /^(?:1|true)$/.test(attributes['fullCalcOnLoad'] ?? '');
    if (tag !== 'sheet') continue;
    const { name = '', state = 'visible' } = attributes;
    const id = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id'))?.[1];
    entries.push({ name, id, isHidden: state !== 'visible' });
    if (entries.length > MAX_SHEETS) throw new FileError(workbookMessages.tooManySheets({ max: MAX_SHEETS }));
  }
  return { entries, isCalculatedLater };
}
