import type { SearchKind } from '../../graphql.generated.ts';
import { t } from './messages/index.ts';

const NAMES = {
  ARTICLE: 'search.kindArticle',
  BOARD: 'search.kindBoard',
  BOARD_SUBJECT: 'search.kindBoardSubject',
  CHAPTER: 'search.kindChapter',
  EBOOK: 'search.kindEbook',
  INTERNSHIP: 'shared.internship',
  MTF: 'search.kindMtf',
  PROFESSIONAL_YEAR: 'search.kindProfessionalYear',
  SAQ: 'search.kindSaq',
  SBA: 'search.kindSba',
  SUBJECT: 'search.kindSubject',
  TOPIC: 'search.kindTopic',
  YEAR: 'search.kindYear',
} as const satisfies Record<SearchKind, string>;

export const kindName = (kind: SearchKind) => t(NAMES[kind]);
