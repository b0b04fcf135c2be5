import { t } from '../messages/index.ts';
import type { BulkResultFragment } from './bulk.generated.ts';

/** How many would change, and why not the others. */
export function Preview({ result: { changed, refused } }: { result: BulkResultFragment }) {
  const counts = new Map<string, number>();
  for (const { why } of refused) counts.set(why, (counts.get(why) ?? 0) + 1);
  const reasons = [...counts].toSorted(([, one], [, other]) => other - one);
  return (
    <>
      <p>{t('studio.bulkWould', { count: changed })}</p>
      {refused.length > 0 && (
        <>
          <p>{t('studio.bulkStay', { count: refused.length })}</p>
          <ul>
            {reasons.map(([why, count]) => (
              <li key={why}>{t('studio.bulkWhy', { count, why })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
