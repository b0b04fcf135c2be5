import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../i18n/index.tsx';
import { IconX } from '../icons.ts';
import classes from './Dialog.module.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** The browser's own dialog traps the focus and returns it to the button that opened it. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect: the browser only returns the focus if the dialog is still in the document.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      // `close` fires a task later, when the button may have opened the dialog again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.currentTarget.isConnected && onClose()}
    >
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={classes.close} onClick={onClose} aria-label={t('shared.close')}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
