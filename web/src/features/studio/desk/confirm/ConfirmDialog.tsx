import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { t } from '../messages/index.ts';
import classes from './Confirm.module.css';
import type { Once } from './useOnce.ts';

type Props = {
  title: string;
  /** Says in words what will happen. */
  children: ReactNode;
  /** The button's. */
  press: string;
  once: Once;
  /** Whether there is nothing to confirm, or not yet. */
  isBlocked?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The first field, or else the way back, has the focus: nothing is confirmed by a key pressed too often. */
export function ConfirmDialog({ title, children, press, once, isBlocked = false, onConfirm, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => (form.current?.querySelector<HTMLElement>('input, select, textarea') ?? cancel.current)?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlocked) onConfirm();
        }}
      >
        {children}
        {once.problem && (
          <p role="alert" className={classes.problem}>
            {once.problem}
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={once.isBusy} disabled={isBlocked}>
            {press}
          </Button>
          <Button ref={cancel} variant="default" onClick={onClose}>
            {t('studio.deskCancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
