import { lazy, Suspense } from 'react';
import { useSession } from '../../../session/index.ts';
import { useDeviceRecord } from '../../study/index.ts';
import classes from './TodaySlot.module.css';

const Today = lazy(async () => ({ default: (await import('./Today.tsx')).Today }));

/**
 * Today of a reader with a record, in a place that is kept for it where `data-record` of the document says that there
 * is one.
 */
export function TodaySlot() {
  const session = useSession();
  const isKept = useDeviceRecord();
  return (
    <div className={classes.slot}>
      {(session || (session === null && isKept)) && (
        <Suspense>
          <Today />
        </Suspense>
      )}
    </div>
  );
}
