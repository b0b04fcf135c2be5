import type { Format } from '../format.ts';

export const ods = {
  id: 'ods',
  extension: 'ods',
  mediaType: 'application/vnd.oasis.opendocument.spreadsheet',
  read: async () => (await import('./read.ts')).parseOds,
  looksLike: 'ods',
  takes: ['map', 'type'],
} as const satisfies Format;
