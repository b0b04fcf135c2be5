/** What the import reads, with the endings of its files. One list for the whole screen. */
export const IMPORT_FORMATS = [
  { format: 'csv', endings: ['csv'] },
  { format: 'xlsx', endings: ['xlsx'] },
  { format: 'ods', endings: ['ods'] },
  { format: 'jsonl', endings: ['jsonl', 'ndjson'] },
  { format: 'docx', endings: ['docx'] },
  { format: 'moodle-xml', endings: ['xml'] },
  { format: 'gift', endings: ['gift'] },
  { format: 'aiken', endings: ['aiken'] },
  { format: 'anki', endings: [] },
  { format: 'medmcqa', endings: ['json'] },
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number]['format'];

/** Names of formats are the same in every language. */
export const FORMAT_NAMES: Record<string, string> = {
  csv: 'CSV',
  xlsx: 'Excel (xlsx)',
  ods: 'OpenDocument (ods)',
  jsonl: 'JSON Lines',
  docx: 'Word (docx)',
  'moodle-xml': 'Moodle XML',
  gift: 'GIFT',
  aiken: 'Aiken',
  anki: 'Anki',
  medmcqa: 'MedMCQA',
  qti: 'QTI',
};

const SNIFFED = 64 * 1024;

/** By the name and the first bytes; undefined where neither says. The API says if it is wrong. */
export async function recogniseFormat(file: File): Promise<ImportFormat | undefined> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const start = await file.slice(0, SNIFFED).text();
  if (ending === 'json' || ending === 'jsonl') return /^\s*\{[^\n]*"opa"\s*:/.test(start) ? 'medmcqa' : 'jsonl';
  const byName = IMPORT_FORMATS.find(({ endings }) => (endings as readonly string[]).includes(ending));
  return byName?.format ?? recogniseText(start);
}

function recogniseText(start: string): ImportFormat | undefined {
  if (start.startsWith('PK')) return recogniseZip(start);
  if (/^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<quiz[\s>]/.test(start)) return 'moodle-xml';
  if (/^#(?:separator|html|columns|notetype|deck|tags)\b/m.test(start)) return 'anki';
  if (/^\s*\{[^\n]*"opa"\s*:/.test(start)) return 'medmcqa';
  if (/^\s*\{[^\n]*"stem"\s*:/.test(start)) return 'jsonl';
  if (/^ANSWER: *[A-Z]\s*$/m.test(start)) return 'aiken';
  if (/^(?:::|\$CATEGORY:)|\{[^{}=~]*[=~][^{}]*\}/m.test(start)) return 'gift';
  const header = start.split('\n', 1)[0] ?? '';
  if (header.includes('\t')) return 'anki';
  return header.includes(',') ? 'csv' : undefined;
}

function recogniseZip(start: string): ImportFormat | undefined {
  if (start.includes('word/')) return 'docx';
  if (start.includes('xl/')) return 'xlsx';
  return start.includes('opendocument.spreadsheet') ? 'ods' : undefined;
}
