import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { t } from '../messages/index.ts';
import classes from './Confirm.module.css';
import type { Once } from './useOnce.ts';

type Props = {
  title: string;
  /** Says in words what will happen. */
  children: ReactNode;
  /** The button's. */
  press: string;
  /** Of a call; without one it is confirmed at once. */
  once?: Once;
  /** The way back; by default "Cancel". */
  cancel?: string;
  /** Whether Enter may confirm it at once. */
  isSafe?: boolean;
  /** Whether there is nothing to confirm, or not yet. */
  isBlocked?: boolean;
  /** Whether there is nothing left to do but close it. */
  isIdle?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The first field, or else the way back, has the focus: nothing is confirmed by a key pressed too often. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    press,
    once,
    cancel = t('studio.cancel'),
    isSafe = false,
    isBlocked = false,
    isIdle = false,
    onConfirm,
    onClose,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (form.current?.querySelector<HTMLElement>('input, select, textarea') ?? button.current)?.focus(), []);
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to a form that the dialog was opened from.
          event.stopPropagation();
          if (!isBlocked) onConfirm();
        }}
      >
        {children}
        {once?.problem && (
          <p role="alert" className={classes.problem}>
            {once?.problem}
          </p>
        )}
        <div className={classes.buttons}>
          {!isIdle && (
            <Button {...(isSafe && { ref: button })} type="submit" loading={once?.isBusy ?? false} disabled={isBlocked}>
              {press}
            </Button>
          )}
          <Button {...(!isSafe && { ref: button })} variant="default" onClick={onClose}>
            {isIdle ? t('shared.close') : cancel}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
