import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { LatePart } from '../../../components/LatePart.tsx';
import { MEMORY_PATH } from '../../../paths/review.ts';
import { useSession } from '../../../session/index.ts';
import { useWaiting } from '../../study/device/index.ts';
import type { DayLoad } from '../../study/reviews/index.ts';
import { useDeviceDay } from '../device-day/index.ts';
import { t } from './messages/index.ts';
import classes from './Ending.module.css';
import { TomorrowDocument } from './study-queue.generated.ts';

const loadPushPrompt = async () => (await import('../../push/index.ts')).PushPrompt;
const NO_PROPS = {};

/** At the end of the queue: that it is done, and what tomorrow brings. */
export const Ending = () => (
  <div className={classes.ending}>
    <strong>{t('review.done')}</strong>
    <Tomorrow />
    <Link to={MEMORY_PATH}>{t('review.endingMemory')}</Link>
    <LatePart load={loadPushPrompt} props={NO_PROPS} />
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
  const planned = useDeviceDay();
  return planned ? <Load {...planned.tomorrow} /> : null;
}

const Load = ({ due, fresh, minutes, isRest }: DayLoad) =>
  isRest
    ? t('review.tomorrowRest')
    : due + fresh === 0
      ? t('review.tomorrowNothing')
      : t('review.tomorrow', { due, fresh, minutes });
