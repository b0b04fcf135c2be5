import { t } from './messages/index.ts';

export type Counts = { mtf: number; sba: number; saq: number };

/** 10 MTF, 10 SBA. */
export const countsText = ({ mtf, sba, saq }: Counts) =>
  [
    mtf > 0 && t('papers.countMtf', { count: mtf }),
    sba > 0 && t('papers.countSba', { count: sba }),
    saq > 0 && t('papers.countSaq', { count: saq }),
  ]
    .filter(Boolean)
    .join(', ');
