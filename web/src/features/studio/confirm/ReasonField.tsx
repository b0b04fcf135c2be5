import { useId } from 'react';
import { PlainPaste } from '../paste/index.ts';
import { t } from '../messages/index.ts';
import classes from './Confirm.module.css';

const MAX_REASON = 500;

type Props = { label: string; value: string; onChange: (reason: string) => void };

/** Why something is done: at most 500 characters. */
export function ReasonField({ label, value, onChange }: Props) {
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
        maxLength={MAX_REASON}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={classes.length}>{t('studio.textLength', { length: value.length, max: MAX_REASON })}</p>
    </PlainPaste>
  );
}
