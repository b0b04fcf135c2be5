import type { KindCounts } from 'question/kinds/names.ts';
import { t } from './messages/index.ts';

export const SECTION_NAMES = { MTF: 'papers.mtf', SBA: 'papers.sba', SAQ: 'papers.saq' } as const;

/** 10 MTF, 10 SBA. */
export const countsText = ({ mtf, sba, saq }: KindCounts) =>
  [
    mtf > 0 && t('papers.countMtf', { count: mtf }),
    sba > 0 && t('papers.countSba', { count: sba }),
    saq > 0 && t('papers.countSaq', { count: saq }),
  ]
    .filter(Boolean)
    .join(', ');
