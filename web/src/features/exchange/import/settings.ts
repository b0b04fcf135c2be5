import type { ImportFormat } from '../formats.ts';

/** How a file is read. Empty fields are left to the file. */
export type Settings = {
  format: ImportFormat | '';
  update: boolean;
  copBase: '' | '0' | '1';
  prof: string;
  subject: string;
  type: string;
  map: string;
  dropPictures: boolean;
  pictureSource: string;
  pictureLicence: string;
  lenientQuotes: boolean;
  bijoy: '' | 'convert' | 'keep';
};

export const NO_SETTINGS: Settings = {
  format: '',
  update: false,
  copBase: '',
  prof: '',
  subject: '',
  type: '',
  map: '',
  dropPictures: false,
  pictureSource: '',
  pictureLicence: '',
  lenientQuotes: false,
  bijoy: '',
};

const MAPPED: readonly string[] = ['csv', 'xlsx', 'ods', 'docx', 'anki'];
const TYPED: readonly string[] = ['csv', 'xlsx', 'ods', 'jsonl', 'docx', 'anki'];

export const takesMap = ({ format }: Settings) => MAPPED.includes(format);
export const takesType = ({ format }: Settings) => TYPED.includes(format);

export const isComplete = ({ format, copBase }: Settings) => format !== '' && (format !== 'medmcqa' || copBase !== '');

/** `isPublished`: readers see it at once. Otherwise it is stored as drafts. */
export type Run = { isDry: boolean; isWhole: boolean; isPublished: boolean; name: string; reason: string };

/** The query of the import. `isWhole`: all of the file or nothing. */
export function queryOf(settings: Settings, { isDry, isWhole, isPublished, name, reason }: Run): string {
  const { format, update, copBase, prof, subject, type, map, dropPictures, lenientQuotes, bijoy } = settings;
  const { pictureSource, pictureLicence } = settings;
  const query = new URLSearchParams({ format, rows: 'true', dry_run: String(isDry), all_or_nothing: String(isWhole) });
  query.set('update', String(update));
  query.set('publish', String(isPublished));
  query.set('name', name.slice(0, 255));
  if (!isDry) query.set('reason', reason.slice(0, 500));
  if (format === 'medmcqa') query.set('cop_base', copBase);
  if (prof) query.set('prof', prof);
  if (subject) query.set('subject', subject);
  if (type && takesType(settings)) query.set('type', type);
  if (takesMap(settings))
    for (const one of map.split('\n').filter((line) => line.trim() !== '')) query.append('map', one.trim());
  if (dropPictures) query.set('drop_pictures', 'true');
  if (pictureSource.trim()) query.set('picture_source', pictureSource.trim());
  if (pictureLicence.trim()) query.set('picture_licence', pictureLicence.trim());
  if (lenientQuotes && format === 'csv') query.set('lenient_quotes', 'true');
  if (bijoy) query.set('bijoy', bijoy);
  return `?${query}`;
}
