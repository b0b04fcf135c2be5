import { Button } from '@mantine/core';
import { paths, StudioPage, StudioSkeleton, useStudioViewer } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { Checked } from './Checked.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { FileSettings } from './FileSettings.tsx';
import classes from './Import.module.css';
import { ImportResult } from './ImportResult.tsx';
import { MapColumns } from './MapColumns.tsx';
import { RunProgress } from './RunProgress.tsx';
import { isComplete } from './settings.ts';
import { Templates } from './Templates.tsx';
import { useImport } from './useImport.ts';

export const ImportPage = () => (
  <StudioPage title={t('exchange.import')} ofDesk backTo={paths.desk}>
    <Import />
  </StudioPage>
);

/** Each account has a file of its own. */
function Import() {
  const { userId } = useStudioViewer();
  return <OwnImport key={userId} owner={userId} />;
}

/** From a dropped file by its check to the import. */
function OwnImport({ owner }: { owner: string }) {
  const session = useImport(owner);
  const { state, isBusy } = session;
  const { phase, file, problem, columns, checked, isRestored } = state;
  if (phase === 'opening') return <StudioSkeleton />;
  if (phase === 'done') return <ImportResult state={state} onAgain={session.clear} />;
  if (!file) {
    return (
      <div className={classes.page}>
        <ChooseFile onChoose={(next, pictures) => void session.choose(next, pictures)} />
        <Templates />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <FileSettings session={session} file={file} />
      {isRestored && !checked && !isBusy && !problem && <p role="status">{t('exchange.importRestored')}</p>}
      {problem && (
        <div role="alert" className={classes.problem}>
          <p>{problem}</p>
        </div>
      )}
      {isBusy ? (
        <RunProgress state={state} onStop={session.stop} />
      ) : (
        !checked &&
        !columns && (
          <div className={classes.actions}>
            <Button disabled={!isComplete(state.settings)} onClick={() => session.check()}>
              {t(problem ? 'exchange.checkAgain' : 'exchange.checkFile')}
            </Button>
          </div>
        )
      )}
      {columns && !isBusy && <MapColumns session={session} columns={columns} />}
      {checked && !columns && !isBusy && <Checked session={session} checked={checked} />}
    </div>
  );
}
