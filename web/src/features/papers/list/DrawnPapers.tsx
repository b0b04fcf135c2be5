import { useStored } from '../../study/device/index.ts';
import { listStoredPapers } from '../device/index.ts';
import { t } from '../messages/index.ts';
import { PaperList } from './PaperList.tsx';
import { toListed } from './listed-paper.ts';
import classes from './Papers.module.css';

/** Papers that were drawn on this device and are not in the account yet. */
export function DrawnPapers() {
  const drawn = (useStored(listStoredPapers) ?? []).filter(({ isDrawn }) => isDrawn);
  if (drawn.length === 0) return null;
  return (
    <section>
      <p className={classes.onDevice}>{t('papers.drawnPapers')}</p>
      <PaperList papers={drawn.map(toListed)} />
    </section>
  );
}
