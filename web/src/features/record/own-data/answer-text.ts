import type { LoggedAttempt } from '../../study/device/index.ts';
import { t } from '../messages/index.ts';
import type { AttemptLogQuery } from './attempt-log.generated.ts';

type Log = NonNullable<NonNullable<AttemptLogQuery['viewer']>['study']>['attempts'];
type Answer = NonNullable<Log['edges'][number]['node']['answer']> | LoggedAttempt['answer'];

/** An answer in words: "B", "A true; B false" or "a: 1, 3". Null if nothing was answered. */
export function answerText({ sba, mtf, saq }: Answer): string | null {
  const judged = mtf?.map(({ key, value }) => t('record.judged', { key, value: String(value) }));
  const ticked = saq?.map(({ label, points }) => t('record.ticked', { label, points: points.join(', ') || '-' }));
  return sba || (judged ?? ticked)?.join('; ') || null;
}
