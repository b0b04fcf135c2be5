import type { Format } from '../format.ts';

export const moodleXml = {
  id: 'moodle-xml',
  extension: 'xml',
  mediaType: 'application/xml; charset=utf-8',
  read: async () => (await import('./read.ts')).parseMoodleXml,
  looksLike: 'moodleXml',
  write: async () => (await import('./write.ts')).writeMoodleXml,
  losses: ['pictureRights', 'lists', 'papers', 'feedback', 'points', 'hidden'],
} as const satisfies Format;
