import type { SearchKind } from '../../graphql.generated.ts';

/** What a search says of its hits; the specification has no words for it. */
export const messages = {
  kinds: {
    ARTICLE: 'Article',
    BOARD: 'Board',
    BOARD_SUBJECT: 'Board subject',
    CHAPTER: 'Chapter',
    EBOOK: 'E-book',
    INTERNSHIP: 'RX Aid',
    MTF: 'Multiple true/false',
    PROFESSIONAL_YEAR: 'Professional year',
    SAQ: 'Short answer',
    SBA: 'Single best answer',
    SUBJECT: 'Subject',
    TOPIC: 'Topic',
    YEAR: 'Year',
  } satisfies Record<SearchKind, string>,
  newTab: 'opens in a new tab',
  tryOther: 'Try fewer words or another spelling. English and Bangla both work.',
  whatIsSearched:
    'Boards, years, subjects, topics, chapters, questions with their options and explanations, RX Aid articles and ' +
    'e-books are searched, in English or Bangla. A ref such as OBG-12 finds its question. A slip of the pen is forgiven.',
} as const;
