import { Button } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '../../../../components/Loaded.tsx';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { paths, StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import { LatestRebuild } from './LatestRebuild.tsx';
import { useStudyRebuild } from './useStudyRebuild.ts';

/** The counters of the study record are derived anew: `/studio/desk/maintenance`. */
export const RebuildPage = () => (
  <StudioPage title={t('desk.rebuild')} ofDesk backTo={paths.desk}>
    <Rebuild />
  </StudioPage>
);

function Rebuild() {
  const { query, latest, isRunning, start } = useStudyRebuild();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {() => (
        <div className={classes.page}>
          <p>{t('desk.rebuildWhat')}</p>
          <p>{t('desk.rebuildTime')}</p>
          <LatestRebuild latest={latest} isSilent={isRunning && query.error !== undefined} />
          <div>
            {/* Not disabled, so that it keeps the focus. */}
            <Button
              aria-disabled={isRunning}
              {...(isRunning && { 'data-disabled': true })}
              onClick={() => isRunning || setIsAsking(true)}
            >
              {t('desk.rebuildStart')}
            </Button>
          </div>
          {isAsking && <RebuildDialog start={start} onClose={() => setIsAsking(false)} />}
        </div>
      )}
    </Loaded>
  );
}

function RebuildDialog({ start, onClose }: { start: () => Promise<void>; onClose: () => void }) {
  const once = useOnce();
  return (
    <ConfirmDialog
      title={t('desk.rebuildTitle')}
      press={t('desk.rebuildStart')}
      once={once}
      onConfirm={() =>
        void once.run(async () => {
          await start();
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>{t('desk.rebuildWhat')}</p>
      <p>{t('desk.rebuildConfirm')}</p>
    </ConfirmDialog>
  );
}
