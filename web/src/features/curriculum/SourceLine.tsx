import classes from './Curriculum.module.css';
import { t } from './messages/index.ts';

/** Where a card was read, and whether it was compared with the council's own document. */
export const SourceLine = ({ checked, source }: { checked: boolean; source: string }) => (
  <p className={classes.source}>
    {t(checked ? 'curriculum.checked' : 'curriculum.notChecked')} {t('curriculum.source', { source })}
  </p>
);
