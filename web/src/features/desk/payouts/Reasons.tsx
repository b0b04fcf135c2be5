import { useId } from 'react';
import classes from './Payouts.module.css';

type Props = { title: string; reasons: readonly string[]; isBlock?: boolean };

/** What to look into, in the words of the api; nothing where there is nothing. */
export function Reasons({ title, reasons, isBlock }: Props) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <div className={classes.reasons} data-block={isBlock || undefined}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
