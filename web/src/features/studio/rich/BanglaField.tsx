import { useState, type ComponentProps } from 'react';
import { t } from '../messages/index.ts';
import classes from './BanglaField.module.css';
import { RichField } from './RichField.tsx';

type Props = Omit<ComponentProps<typeof RichField>, 'label' | 'lang'>;

/** An explanation in Bangla. Closed until there is one, because most questions and articles have none. */
export function BanglaField(props: Props) {
  const [startsOpen] = useState(props.value !== '');
  return (
    <details className={classes.bangla} open={startsOpen}>
      <summary>{t('studio.explanationBn')}</summary>
      <RichField {...props} label={<span className={classes.hidden}>{t('studio.explanationBn')}</span>} lang="bn" />
    </details>
  );
}
