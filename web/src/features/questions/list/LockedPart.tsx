import { useEffect, useRef } from 'react';
import { IconLock } from '../../../components/icons.ts';
import classes from './LockedPart.module.css';
import { LockedWays } from './LockedWays.tsx';

type Props = {
  text: string;
  /** Takes the focus whenever this changes: the press that it answers. */
  press?: object;
};

/** Says which part of a list is locked, what opens it, and leads there. */
export function LockedPart({ text, press }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (press) part.current?.focus();
  }, [press]);
  return (
    <div role="group" aria-label={text} tabIndex={-1} ref={part} className={classes.locked}>
      <p>
        <IconLock size={18} stroke={1.75} aria-hidden />
        {text}
      </p>
      <div className={classes.ways}>
        <LockedWays />
      </div>
    </div>
  );
}
