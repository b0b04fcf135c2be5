import type { Format } from '../format.ts';

export const jsonl = {
  id: 'jsonl',
  extension: 'jsonl',
  mediaType: 'application/x-ndjson; charset=utf-8',
  read: async () => (await import('./read.ts')).parseJsonl,
  looksLike: 'jsonl',
  takes: ['type'],
  write: async () => (await import('./write.ts')).writeJsonl,
  losses: ['pictureFiles', 'hidden'],
} as const satisfies Format;
