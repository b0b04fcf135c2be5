import { Button } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '../../../../components/Loaded.tsx';
import { ConfirmDialog, useOnce } from '../../desk/confirm/index.ts';
import { paths } from '../../pages.ts';
import { StudioPage } from '../../shell/StudioPage.tsx';
import { StudioSkeleton } from '../../shell/StudioSkeleton.tsx';
import classes from '../Maintenance.module.css';
import { t } from '../messages/index.ts';
import { LatestRebuild } from './LatestRebuild.tsx';
import { useStudyRebuild } from './useStudyRebuild.ts';

/** The counters of the study record are derived anew: `/studio/desk/maintenance`. */
export const RebuildPage = () => (
  <StudioPage title={t('studio.rebuild')} least="ADMIN" ofDesk backTo={paths.desk}>
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
          <p>{t('studio.rebuildWhat')}</p>
          <p>{t('studio.rebuildTime')}</p>
          <LatestRebuild latest={latest} isSilent={isRunning && query.error !== undefined} />
          <div>
            {/* Not disabled, so that it keeps the focus. */}
            <Button
              aria-disabled={isRunning}
              {...(isRunning && { 'data-disabled': true })}
              onClick={() => isRunning || setIsAsking(true)}
            >
              {t('studio.rebuildStart')}
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
      title={t('studio.rebuildTitle')}
      press={t('studio.rebuildStart')}
      once={once}
      onConfirm={() =>
        void once.run(async () => {
          await start();
          onClose();
        })
      }
      onClose={onClose}
    >
      <p>{t('studio.rebuildWhat')}</p>
      <p>{t('studio.rebuildConfirm')}</p>
    </ConfirmDialog>
  );
}
