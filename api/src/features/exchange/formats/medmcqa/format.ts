import type { Format } from '../format.ts';

export const medmcqa = {
  id: 'medmcqa',
  extension: 'jsonl',
  mediaType: 'application/x-ndjson; charset=utf-8',
  read: async () => (await import('./read.ts')).parseMedmcqa,
  looksLike: 'jsonl',
  takes: ['cop_base'],
} as const satisfies Format;
