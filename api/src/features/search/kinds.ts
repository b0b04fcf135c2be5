import { groupMessages } from './messages.ts';

/** Most important first; values are the group's heading. */
export const KINDS = {
  board: groupMessages.boards(),
  'professional year': groupMessages.professionalYears(),
  subject: groupMessages.subjects(),
  'board subject': groupMessages.boardSubjects(),
  chapter: groupMessages.chapters(),
  topic: groupMessages.topics(),
  internship: groupMessages.rxAid(),
  article: groupMessages.rxAid(),
  ebook: groupMessages.ebooks(),
  year: groupMessages.years(),
  page: groupMessages.help(),
  faq: groupMessages.help(),
} as const;

export type Kind = keyof typeof KINDS;

/** Names of the REST API, which has none for help. */
export const HIT_KINDS = {
  board: 'BOARD',
  'professional year': 'PROFESSIONAL_YEAR',
  subject: 'SUBJECT',
  'board subject': 'BOARD_SUBJECT',
  chapter: 'CHAPTER',
  topic: 'TOPIC',
  internship: 'INTERNSHIP',
  article: 'ARTICLE',
  ebook: 'EBOOK',
  year: 'YEAR',
} as const satisfies Partial<Record<Kind, string>>;
