import classes from '../paged/Rows.module.css';
import { when } from '../when.ts';
import type { ImportBatchRowFragment } from './imports.generated.ts';
import { t } from './messages/index.ts';

/** Who imported a file, when, and how many questions it has brought. */
export function BatchFacts({ batch }: { batch: ImportBatchRowFragment }) {
  const { by, isMine, at, state, added, changed, refused, drafts, editedSince } = batch;
  return (
    <p className={classes.facts}>
      <strong>{t('studio.importState', { state })}</strong>
      {added > 0 && <span>{t('studio.importNew', { count: added })}</span>}
      {changed > 0 && <span>{t('studio.importChanges', { count: changed })}</span>}
      {drafts > 0 && <span>{t('studio.importDrafts', { count: drafts })}</span>}
      {refused > 0 && <span>{t('studio.importRefused', { count: refused })}</span>}
      {editedSince > 0 && <span>{t('studio.importEdited', { count: editedSince })}</span>}
      <span>{isMine ? t('studio.byYou') : by ? t('studio.importedBy', { name: by }) : t('studio.bySomebody')}</span>
      <time dateTime={at}>{when(at)}</time>
    </p>
  );
}
