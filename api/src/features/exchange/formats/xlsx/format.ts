import type { Format } from '../format.ts';

export const xlsx = {
  id: 'xlsx',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  read: async () => (await import('./read.ts')).parseXlsx,
  looksLike: 'xlsx',
  takes: ['map', 'type'],
  write: async () => (await import('./write.ts')).writeXlsx,
  losses: ['pictureFiles', 'hidden'],
  template: 'examples',
} as const satisfies Format;
