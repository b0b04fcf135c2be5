import type { Format } from '../format.ts';

export const gift = {
  id: 'gift',
  extension: 'gift',
  mediaType: 'text/plain; charset=utf-8',
  read: async () => (await import('./read.ts')).parseGift,
  looksLike: 'gift',
  write: async () => (await import('./write.ts')).writeGift,
  losses: ['pictures', 'allFalse', 'mtfAsChoices', 'lists', 'papers', 'feedback', 'pointsAsText', 'hidden'],
} as const satisfies Format;
