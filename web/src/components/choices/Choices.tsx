import { useId } from 'react';
import classes from './Choices.module.css';

type Props = {
  legend: string;
  /** Radio: exactly one. Checkbox: any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; text: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
};

/** Radio buttons or checkboxes as large buttons in rows. */
export function Choices({ legend, type, options, chosen, onChange, error }: Props) {
  const name = useId();
  const problem = `${name}-error`;
  return (
    <fieldset className={classes.choices} aria-describedby={error && problem}>
      <legend>{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) => {
              const others = chosen.filter((one) => one !== value);
              onChange(type === 'radio' ? [value] : currentTarget.checked ? [...others, value] : others);
            }}
          />
          <span>{text}</span>
        </label>
      ))}
      {error && (
        <p id={problem} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
