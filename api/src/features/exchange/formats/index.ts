import { aiken } from './aiken/format.ts';
import { anki } from './anki/format.ts';
import { csv } from './csv/format.ts';
import { docx } from './docx/format.ts';
import { gift } from './gift/format.ts';
import { jsonl } from './jsonl/format.ts';
import { medmcqa } from './medmcqa/format.ts';
import { moodleXml } from './moodle-xml/format.ts';
import { ods } from './ods/format.ts';
import { qti } from './qti/format.ts';
import { xlsx } from './xlsx/format.ts';
import type { Format, Reader, Writer } from './format.ts';

/** In the order in which people look for them. */
const FORMATS = [csv, xlsx, ods, jsonl, medmcqa, gift, aiken, docx, moodleXml, anki, qti] as const;
type AnyFormat = (typeof FORMATS)[number];

export type ImportFormat = Extract<AnyFormat, { read: unknown }>['id'];
export type ExportFormat = Extract<AnyFormat, { write: unknown }>['id'];
export type TemplateFormat = Extract<AnyFormat, { template: unknown }>['id'];

export const formats: readonly Format[] = FORMATS;
export const importFormats = FORMATS.filter((format) => 'read' in format).map(({ id }) => id);
export const exportFormats = FORMATS.filter((format) => 'write' in format).map(({ id }) => id);
export const templateFormats = FORMATS.filter((format) => 'template' in format).map(({ id }) => id);

const byId = new Map(formats.map((format) => [format.id, format]));

export const findFormat = (id: AnyFormat['id']): Format => byId.get(id)!;
export const loadReader = (id: ImportFormat): Promise<Reader> => findFormat(id).read!();
export const loadWriter = (id: ExportFormat): Promise<Writer> => findFormat(id).write!();
