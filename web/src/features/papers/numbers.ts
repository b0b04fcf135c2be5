import { t } from './messages/index.ts';

/** 0.625 is 63 %. */
export const percent = (share: number) => t('papers.percent', { percent: Math.round(share * 100) });

/** Marks to two decimals: 7.35, 8. */
export const marksText = (marks: number) => String(Math.round(marks * 100) / 100);
