import { Loader } from '@mantine/core';
import { moment } from '../../moment.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import type { LatestRebuildFragment } from './study-rebuild.generated.ts';

type Props = {
  latest: LatestRebuildFragment | null | undefined;
  /** Whether the server does not say how it goes. */
  isSilent: boolean;
};

export const LatestRebuild = ({ latest, isSilent }: Props) => (
  <div role="status" className={classes.state}>
    {latest ? <State {...latest} /> : <p>{t('studio.rebuildNever')}</p>}
    {isSilent && <p className={classes.silent}>{t('studio.rebuildSilent')}</p>}
  </div>
);

function State({ state, startedAt, finishedAt, corrected }: LatestRebuildFragment) {
  const when = moment(finishedAt ?? startedAt);
  if (state === 'RUNNING')
    return (
      <p className={classes.running}>
        <Loader size="sm" aria-hidden />
        {t('studio.rebuildRunning', { when })}
      </p>
    );
  if (!corrected) return <p className={classes.problem}>{t('studio.rebuildFailed', { when })}</p>;
  const { records, days, questions } = corrected;
  if (records + days + questions === 0) return <p>{t('studio.rebuildNothing', { when })}</p>;
  return (
    <>
      <p>{t('studio.rebuildDone', { when })}</p>
      <ul>
        {records > 0 && <li>{t('studio.rebuildRecords', { count: records })}</li>}
        {days > 0 && <li>{t('studio.rebuildDays', { count: days })}</li>}
        {questions > 0 && <li>{t('studio.rebuildQuestions', { count: questions })}</li>}
      </ul>
    </>
  );
}
