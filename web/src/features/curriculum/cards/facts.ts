import type { ItemGap } from '../../../graphql.generated.ts';
import { listAll } from '../../../i18n/formats/lists.ts';
import { t } from '../messages/index.ts';

type Counts = { questions: number; viva: number; stations: number; labels: number; articles: number };

const KINDS = {
  questions: 'curriculum.questionCount',
  viva: 'curriculum.vivaCount',
  stations: 'curriculum.stationCount',
  labels: 'curriculum.labelCount',
  articles: 'curriculum.articleCount',
} as const;

/** What there is of an item; what there is none of goes unsaid. */
export const itemFacts = (counts: Counts): string[] =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    counts[kind] > 0 ? [t(KINDS[kind], { count: counts[kind] })] : [],
  );

/** "Missing: short answers and an article"; undefined where nothing is missing. */
export const missingText = (gaps: readonly ItemGap[]): string | undefined =>
  gaps.length === 0
    ? undefined
    : t('curriculum.missing', { what: listAll(gaps.map((gap) => t('curriculum.gap', { gap }))) });

type Progress = { answered: number; right: number } | null | undefined;

/** "4 of 12 answered, 75 % right", in parts; nothing before the first answer. */
export const progressFacts = (mine: Progress, total: number): string[] =>
  mine && mine.answered > 0
    ? [
        t('curriculum.answered', { answered: mine.answered, total }),
        t('curriculum.right', { share: Math.round((100 * mine.right) / mine.answered) }),
      ]
    : [];
