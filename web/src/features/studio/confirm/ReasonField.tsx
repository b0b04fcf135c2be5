import { useId } from 'react';
import { PlainPaste } from '../paste/index.ts';
import { t } from '../messages/index.ts';
import classes from './Confirm.module.css';

const MAX_REASON = 500;

type Props = { label: string; value: string; maxLength?: number; onChange: (reason: string) => void };

/** Why something is done. Control and Enter send it. */
export function ReasonField({ label, value, maxLength = MAX_REASON, onChange }: Props) {
  const id = useId();
  return (
    <PlainPaste>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={classes.text}
        rows={3}
        maxLength={maxLength}
        value={value}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={classes.length}>{t('studio.textLength', { length: value.length, max: maxLength })}</p>
    </PlainPaste>
  );
}
