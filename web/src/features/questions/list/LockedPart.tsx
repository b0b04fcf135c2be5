import { useEffect, useRef } from 'react';
import { IconLock } from '../../../components/icons.ts';
import classes from './LockedPart.module.css';
import { LockedActions } from './LockedActions.tsx';

type Props = {
  text: string;
  /** The press that opened this notice. A new one moves the focus here. */
  press?: object;
};

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
      <div className={classes.actions}>
        <LockedActions />
      </div>
    </div>
  );
}
