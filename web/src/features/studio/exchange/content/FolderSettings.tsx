import { Button } from '@mantine/core';
import classes from '../import/Import.module.css';
import { t } from '../messages/index.ts';
import contentClasses from './Content.module.css';
import type { Folder } from './folder.ts';
import type { UseContentImport } from './useContentImport.ts';

type Props = { session: UseContentImport; folder: Folder };

/** The folder, and what an import of it may take away. */
export function FolderSettings({ session: { state, isBusy, set, clear }, folder: { sent, pictures } }: Props) {
  const { prune, overwrite } = state.how;
  return (
    <section aria-labelledby="folder" className={classes.file}>
      <div className={classes.fileHead}>
        <h2 id="folder">{t('studio.folderName')}</h2>
        <p className={classes.hint}>
          {t('studio.folderFiles', { texts: Object.keys(sent.files).length, pictures: pictures.size })}
        </p>
        <Button variant="default" disabled={isBusy} onClick={clear}>
          {t('studio.folderOtherFolder')}
        </Button>
      </div>
      <div>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={prune}
            disabled={isBusy}
            aria-describedby="prune-hint"
            onChange={({ currentTarget }) => set({ prune: currentTarget.checked })}
          />
          {t('studio.folderPrune')}
        </label>
        <p id="prune-hint" className={`${classes.hint} ${contentClasses.checkHint}`}>
          {t('studio.folderPruneHint')}
        </p>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={overwrite}
            disabled={isBusy}
            onChange={({ currentTarget }) => set({ overwrite: currentTarget.checked })}
          />
          {t('studio.folderOverwrite')}
        </label>
      </div>
    </section>
  );
}
