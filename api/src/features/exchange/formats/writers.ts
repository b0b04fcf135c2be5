import { writeAnki } from './anki/write.ts';
import { writeCsv } from './csv/write.ts';
import type { Writer } from './format.ts';
import { writeGift } from './gift/write.ts';
import { writeJsonl } from './jsonl/write.ts';
import { writeMoodleXml } from './moodle-xml/write.ts';
import type { ExportFormat } from './export-names.ts';
import { writeQti } from './qti/write.ts';
import { writeXlsx } from './xlsx/write.ts';

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
