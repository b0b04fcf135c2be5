import { Button } from '@mantine/core';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { DropZone } from '../DropZone.tsx';
import classes from '../import/Import.module.css';
import { t } from '../messages/index.ts';
import { ContentChecked } from './ContentChecked.tsx';
import { ContentDone } from './ContentDone.tsx';
import { ContentProgress } from './ContentProgress.tsx';
import { chosenFiles, droppedFiles } from './dropped.ts';
import { FolderSettings } from './FolderSettings.tsx';
import { useContentImport } from './useContentImport.ts';

export const ContentImportPage = () => (
  <StudioPage title={t('exchange.folderImport')} ofDesk backTo={paths.desk}>
    <ContentImport />
  </StudioPage>
);

/** From a dropped folder by its check to the import. */
function ContentImport() {
  const session = useContentImport();
  const { state, isBusy } = session;
  const { phase, folder, problem, result } = state;
  if (phase === 'done' && result && 'report' in result) {
    return <ContentDone report={result.report} onAgain={session.clear} />;
  }
  if (phase === 'empty') {
    return (
      <DropZone
        title={t('exchange.folderDrop')}
        label={t('exchange.folderChooseFolder')}
        hint={t('exchange.folderHint')}
        problem={problem}
        ofFolder
        onChoose={(files) => files.length > 0 && session.choose(chosenFiles(files))}
        onDrop={(data) => session.choose(droppedFiles(data))}
      />
    );
  }
  return (
    <div className={classes.page}>
      {folder && <FolderSettings session={session} folder={folder} />}
      {problem && (
        <div role="alert" className={classes.problem}>
          <p>{problem}</p>
        </div>
      )}
      {isBusy && <ContentProgress state={state} onStop={session.stop} />}
      {!isBusy && !result && (
        <div className={classes.actions}>
          <Button onClick={session.check}>{t(problem ? 'exchange.checkAgain' : 'exchange.folderCheck')}</Button>
        </div>
      )}
      {!isBusy && result && <ContentChecked session={session} result={result} />}
    </div>
  );
}
