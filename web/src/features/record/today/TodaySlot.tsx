import { lazy, Suspense } from 'react';
import { useSession } from '../../../session/index.ts';
import { useDeviceRecord } from '../../study/index.ts';
import classes from './TodaySlot.module.css';

const Today = lazy(async () => ({ default: (await import('./Today.tsx')).Today }));

/** The today panel of readers with a record. Reserves its space if the document has `data-record`. */
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
