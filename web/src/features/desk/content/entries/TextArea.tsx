import { useId } from 'react';
import { PlainPaste } from '../../../studio/paste/index.ts';
import classes from './Entries.module.css';

type Props = {
  label: string;
  hint?: string;
  rows: number;
  maxLength: number;
  value?: string;
  onChange: (value: string) => void;
};

export function TextArea({ label, hint, rows, maxLength, value = '', onChange }: Props) {
  const id = useId();
  return (
    <PlainPaste className={classes.area}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </PlainPaste>
  );
}
