import type { WaitingKind } from '../../../../graphql.generated.ts';
import { t } from '../../messages/index.ts';
import { useWaiting } from './waiting.ts';
import classes from './WaitingCount.module.css';

/** The number beside the name of a screen. Absent while nothing waits there. */
export function WaitingCount({ of }: { of: readonly WaitingKind[] }) {
  const count = useWaiting(of);
  if (!count) return null;
  const words = t('studio.waits', { count, kind: of.length === 1 ? of[0]! : 'ALL' });
  return (
    <span className={classes.count} title={words}>
      <span aria-hidden>{count}</span>
      <span className={classes.words}>{words}</span>
    </span>
  );
}
