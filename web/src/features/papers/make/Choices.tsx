import classes from './NewPaper.module.css';

type Props = {
  legend: string;
  /** Radio: exactly one. Checkbox: any number. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; text: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Radio buttons or checkboxes as large buttons in rows. */
export const Choices = ({ legend, type, options, chosen, onChange }: Props) => (
  <fieldset className={classes.choices}>
    <legend>{legend}</legend>
    {options.map(({ value, text }) => (
      <label key={value}>
        <input
          type={type}
          name={legend}
          value={value}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) => {
            const others = chosen.filter((one) => one !== value);
            onChange(type === 'radio' ? [value] : currentTarget.checked ? [...others, value] : others);
          }}
        />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);
