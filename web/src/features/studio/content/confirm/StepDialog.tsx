import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { t } from '../messages/index.ts';
import classes from './StepDialog.module.css';

type Props = {
  title: string;
  /** What the next press does. */
  press: string;
  /** Whether nothing can be done. */
  isIdle?: boolean;
  busy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form that says what will happen before it happens. */
export function StepDialog({ title, press, isIdle = false, busy, problem, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, [data-cancel]')?.focus(), []);
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Events reach a form that the dialog was opened from, too.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div className={classes.buttons}>
          {!isIdle && (
            <Button type="submit" loading={busy}>
              {press}
            </Button>
          )}
          <Button variant="default" data-cancel onClick={onClose}>
            {t(isIdle ? 'shared.close' : 'studio.contentCancel')}
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
