import type { Format } from '../format.ts';

export const qti = {
  id: 'qti',
  extension: 'zip',
  mediaType: 'application/zip',
  write: async () => (await import('./write.ts')).writeQti,
  losses: ['pictureRights', 'listsLost', 'papersLost', 'feedback', 'points', 'markup', 'hidden'],
} as const satisfies Format;
