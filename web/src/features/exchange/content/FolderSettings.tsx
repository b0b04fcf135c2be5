import { Button } from '@mantine/core';
import fields from '../Fields.module.css';
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
        <h2 id="folder">{t('exchange.folderName')}</h2>
        <p className={classes.hint}>
          {t('exchange.folderFiles', { texts: Object.keys(sent.files).length, pictures: pictures.size })}
        </p>
        <Button variant="default" disabled={isBusy} onClick={clear}>
          {t('exchange.folderOtherFolder')}
        </Button>
      </div>
      <div>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={prune}
            disabled={isBusy}
            aria-describedby="prune-hint"
            onChange={({ currentTarget }) => set({ prune: currentTarget.checked })}
          />
          {t('exchange.folderPrune')}
        </label>
        <p id="prune-hint" className={`${classes.hint} ${contentClasses.checkHint}`}>
          {t('exchange.folderPruneHint')}
        </p>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={overwrite}
            disabled={isBusy}
            onChange={({ currentTarget }) => set({ overwrite: currentTarget.checked })}
          />
          {t('exchange.folderOverwrite')}
        </label>
      </div>
    </section>
  );
}
