import type { Format } from '../format.ts';

export const docx = {
  id: 'docx',
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  read: async () => (await import('./read.ts')).parseDocx,
  looksLike: 'docx',
  takes: ['map', 'type'],
  template: async () => (await import('./template.ts')).wordTemplate(),
} as const satisfies Format;
