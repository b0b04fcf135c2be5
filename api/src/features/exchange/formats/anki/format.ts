import type { Format } from '../format.ts';

export const anki = {
  id: 'anki',
  extension: 'txt',
  mediaType: 'text/plain; charset=utf-8',
  read: async () => (await import('./read.ts')).parseAnki,
  looksLike: 'ankiText',
  takes: ['map', 'type'],
  write: async () => (await import('./write.ts')).writeAnki,
  losses: ['pictureFiles', 'ankiLists', 'oneField', 'pointsAsText', 'hidden'],
} as const satisfies Format;
