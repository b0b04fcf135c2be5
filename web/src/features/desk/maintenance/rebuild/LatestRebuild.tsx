import { Loader } from '@mantine/core';
import { moment } from '../../../studio/shell/index.ts';
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
    {latest ? <State {...latest} /> : <p>{t('desk.rebuildNever')}</p>}
    {isSilent && <p className={classes.silent}>{t('desk.rebuildSilent')}</p>}
  </div>
);

function State({ state, startedAt, finishedAt, corrected }: LatestRebuildFragment) {
  const when = moment(finishedAt ?? startedAt);
  if (state === 'RUNNING')
    return (
      <p className={classes.running}>
        <Loader size="sm" aria-hidden />
        {t('desk.rebuildRunning', { when })}
      </p>
    );
  if (!corrected) return <p className={classes.problem}>{t('desk.rebuildFailed', { when })}</p>;
  const { records, days, questions } = corrected;
  const [states, dueDates] = [corrected.states ?? 0, corrected.dueDates ?? 0];
  if (records + days + questions + states === 0) return <p>{t('desk.rebuildNothing', { when })}</p>;
  return (
    <>
      <p>{t('desk.rebuildDone', { when })}</p>
      <ul>
        {records > 0 && <li>{t('desk.rebuildRecords', { count: records })}</li>}
        {days > 0 && <li>{t('desk.rebuildDays', { count: days })}</li>}
        {questions > 0 && <li>{t('desk.rebuildQuestions', { count: questions })}</li>}
        {states > 0 && <li>{t('desk.rebuildStates', { count: states, moved: dueDates })}</li>}
      </ul>
    </>
  );
}
