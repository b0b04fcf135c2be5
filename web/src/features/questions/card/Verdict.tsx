import { IconCheck, IconEye, IconX } from '../../../components/icons.ts';
import classes from './Verdict.module.css';

type Outcome = 'right' | 'wrong' | 'shown';

const ICONS = { right: IconCheck, wrong: IconX, shown: IconEye };

type Props = { outcome: Outcome; text: string | undefined };

/** Says how it went. It stands in the page empty before, so that a screen reader hears it change. */
export function Verdict({ outcome, text }: Props) {
  const Icon = ICONS[outcome];
  return (
    <p role="status" className={classes.verdict} data-outcome={text && outcome}>
      {text && (
        <>
          <Icon size={18} stroke={2.25} aria-hidden />
          {text}
        </>
      )}
    </p>
  );
}
