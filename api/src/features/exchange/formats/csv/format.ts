import type { Format } from '../format.ts';

export const csv = {
  id: 'csv',
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  read: async () => (await import('./read.ts')).parseCsv,
  takes: ['map', 'type', 'lenient_quotes'],
  write: async () => (await import('./write.ts')).writeCsv,
  losses: ['pictureFiles', 'hidden'],
  template: 'examples',
} as const satisfies Format;
