import type { MouseEvent, Ref } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import classes from './Options.module.css';

type Props = {
  /** Of the group of radios: one on a page. */
  name: string;
  label: string;
  options: readonly { key: string; text: string }[];
  choice: string | null | undefined;
  onChoose: (key: string) => void;
  ref?: Ref<HTMLFieldSetElement>;
};

export const SbaOptions = ({ name, label, options, choice, onChoose, ref }: Props) => (
  <fieldset className={classes.options} aria-label={label} tabIndex={-1} ref={ref}>
    {options.map((option) => (
      // The radio is the control; the handler only cancels clicks that end a text selection.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      <label key={option.key} className={classes.option} onClick={keepSelection}>
        <input
          type="radio"
          name={name}
          value={option.key}
          checked={choice === option.key}
          onChange={() => onChoose(option.key)}
        />
        <span className={classes.bubble}>{option.key}</span>
        <RichText inline html={option.text} />
      </label>
    ))}
  </fieldset>
);

/** Selecting an option's text does not choose it. */
function keepSelection(event: MouseEvent<HTMLLabelElement>) {
  const selection = getSelection();
  if (selection?.type === 'Range' && event.currentTarget.contains(selection.anchorNode)) event.preventDefault();
}
