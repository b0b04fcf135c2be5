import { t } from './messages/index.ts';
import type { Outcome } from './types.ts';

/** What a corrected key made of an answer: "Now counted as right." */
export const Remarked = ({ from, now }: { from: Outcome; now: Outcome }) =>
  from === 'RIGHT' ? t('study.noLongerRight') : t('study.nowCountedAs', { outcome: now });
