import { useDeferredValue } from 'react';
import { IconPlus } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import { itemName, MAX_ITEMS, suggestedFor } from './find-items.ts';
import classes from './Items.module.css';
import type { ItemsOf } from './ItemsField.tsx';

type Props = { of: ItemsOf; value: readonly string[]; onAdd: (code: string) => void };

/** At most three items whose words the question has; a person decides. */
export function Suggestions({ of, value, onAdd }: Props) {
  const asked = useDeferredValue(of);
  const codes = suggestedFor(asked).filter((code) => !value.includes(code));
  if (codes.length === 0 || value.length >= MAX_ITEMS) return null;
  return (
    <div role="group" aria-label={t('studio.itemsSuggested')} className={classes.suggested}>
      <span aria-hidden>{t('studio.itemsSuggested')}</span>
      {codes.map((code) => (
        <button key={code} type="button" onClick={() => onAdd(code)}>
          <IconPlus size={16} aria-hidden /> <span lang="en">{itemName(code)}</span>
        </button>
      ))}
    </div>
  );
}
