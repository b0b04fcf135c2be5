import { writeAnki } from './anki.ts';
import { writeCsv } from './csv.ts';
import type { Writer } from './format.ts';
import { writeGift } from './gift.ts';
import { writeJsonl } from './jsonl.ts';
import { writeMoodleXml } from './moodle-xml.ts';
import type { ExportFormat } from './names.ts';
import { writeQti } from './qti/package.ts';
import { writeXlsx } from './xlsx.ts';

type Format = { extension: string; contentType: string; write: Writer };

export const formats: Record<ExportFormat, Format> = {
  csv: { extension: 'csv', contentType: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
  },
  jsonl: { extension: 'jsonl', contentType: 'application/x-ndjson; charset=utf-8', write: writeJsonl },
  'moodle-xml': { extension: 'xml', contentType: 'application/xml; charset=utf-8', write: writeMoodleXml },
  gift: { extension: 'gift', contentType: 'text/plain; charset=utf-8', write: writeGift },
  anki: { extension: 'txt', contentType: 'text/plain; charset=utf-8', write: writeAnki },
  qti: { extension: 'zip', contentType: 'application/zip', write: writeQti },
};
