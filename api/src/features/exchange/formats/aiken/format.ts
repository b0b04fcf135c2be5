import type { Format } from '../format.ts';

export const aiken = {
  id: 'aiken',
  extension: 'txt',
  mediaType: 'text/plain; charset=utf-8',
  read: async () => (await import('./read.ts')).parseAiken,
  looksLike: 'gift',
} as const satisfies Format;
