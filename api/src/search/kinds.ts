/** What has a title, the weightiest first, and the group that it is shown in. */
export const KINDS = {
  subject: 'Subjects',
  'board subject': 'Board subjects',
  chapter: 'Chapters',
  topic: 'Topics',
  internship: 'RX Aid',
  article: 'RX Aid',
  ebook: 'E-books',
} as const;

export type Kind = keyof typeof KINDS;
