import { useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import classes from './FullScreen.module.css';

type Props = { title: string; ref: RefObject<HTMLDialogElement | null>; onLeave: () => void; children: ReactNode };

/** The whole window for one task. The browser's dialog keeps the focus inside. */
export function FullScreen({ title, ref, onLeave, children }: Props) {
  const heading = useId();
  useLayoutEffect(() => {
    const box = ref.current;
    box?.showModal();
    return () => box?.close();
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={classes.screen}
      aria-labelledby={heading}
      // React bubbles the event of a dialog inside, such as a note.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onLeave();
      }}
      onClose={(event) => event.target === event.currentTarget && event.currentTarget.isConnected && onLeave()}
    >
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
