import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { MEMORY_PATH } from '../../../paths/review.ts';
import { useSession } from '../../../session/index.ts';
import { useStored, useWaiting } from '../../study/device/index.ts';
import { type DayLoad, readDeviceDay } from '../../study/reviews/index.ts';
import { t } from './messages/index.ts';
import classes from './Ending.module.css';
import { TomorrowDocument } from './study-queue.generated.ts';

/** At the end of the queue: that it is done, and what tomorrow brings. */
export const Ending = () => (
  <div className={classes.ending}>
    <strong>{t('review.done')}</strong>
    <Tomorrow />
    <Link to={MEMORY_PATH}>{t('review.endingMemory')}</Link>
  </div>
);

/** What tomorrow brings. */
export const Tomorrow = () => <p>{useSession() ? <AccountsTomorrow /> : <DevicesTomorrow />}</p>;

function AccountsTomorrow() {
  const { data, loading, refetch } = useQuery(TomorrowDocument, { fetchPolicy: 'no-cache' });
  useWaiting(() => void refetch().catch(() => {}));
  const tomorrow = data?.viewer?.study?.calendar[1];
  if (tomorrow) return <Load {...tomorrow} />;
  return loading ? null : <DevicesTomorrow />;
}

function DevicesTomorrow() {
  const planned = useStored(readDeviceDay);
  return planned ? <Load {...planned.tomorrow} /> : null;
}

const Load = ({ due, fresh, minutes, isRest }: DayLoad) =>
  isRest
    ? t('review.tomorrowRest')
    : due + fresh === 0
      ? t('review.tomorrowNothing')
      : t('review.tomorrow', { due, fresh, minutes });
