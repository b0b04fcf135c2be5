import { t } from './messages/index.ts';

// 0.29 * 100 is 28.999999999999996.
const TOLERANCE = 1e-9;

/** 0.629 is 62 %: rounded up, 59.6 % would look like a pass at 60 %. */
export const percent = (share: number) => t('papers.percent', { percent: Math.floor(share * 100 + TOLERANCE) });

/** Marks to two decimals: 7.35, 8. */
export const marksText = (marks: number) => String(Math.round(marks * 100) / 100);

const MINUTE_S = 60;

/** How long a question took: 45 s, or 1 min 20 s. */
export function timeText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < MINUTE_S) return t('papers.spentSeconds', { seconds });
  return t('papers.spentMinutes', { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S });
}
