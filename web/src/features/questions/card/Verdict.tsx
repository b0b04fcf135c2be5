import { IconCheck, IconEye, IconX } from '../../../components/icons.ts';
import classes from './Verdict.module.css';

type Outcome = 'right' | 'wrong' | 'neutral';

const ICONS = { right: IconCheck, wrong: IconX, neutral: IconEye };

type Props = { outcome: Outcome; text: string | undefined };

/** Empty before the result, so that a screen reader announces the change. */
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
