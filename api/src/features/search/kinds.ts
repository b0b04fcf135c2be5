/** Most important first; values are the group's heading. */
export const KINDS = {
  board: 'Boards',
  'professional year': 'Professional years',
  subject: 'Subjects',
  'board subject': 'Board subjects',
  chapter: 'Chapters',
  topic: 'Topics',
  internship: 'RX Aid',
  article: 'RX Aid',
  ebook: 'E-books',
  year: 'Years',
  page: 'Help',
  faq: 'Help',
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
