import { Button } from '@mantine/core';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import classes from '../../confirm/Confirm.module.css';
import { PlainPaste } from '../../paste/index.ts';
import { t } from '../messages/index.ts';
import type { Action } from './calls.ts';
import type { ReviewActionsFragment } from './review-actions.generated.ts';
import { useAction } from './useAction.ts';

const MAX_COMMENT = 1_000;
const TEXTS = {
  APPROVE: { title: 'studio.approveTitle', text: 'studio.approveText', press: 'studio.approve' },
  RETURN: { title: 'studio.returnTitle', text: 'studio.returnText', press: 'studio.return' },
  RETIRE: { title: 'studio.retireTitle', text: 'studio.retireText', press: 'studio.retire' },
  SUBMIT: { title: 'studio.handInTitle', text: 'studio.handInText', press: 'studio.handIn' },
  UNDO: { title: 'studio.undoTitle', text: 'studio.undoText', press: 'studio.undoLast' },
} as const;
const COMMENTS = { RETURN: 'studio.commentReturn', RETIRE: 'studio.commentRetire' } as const;

type Props = {
  action: Action;
  question: ReviewActionsFragment;
  onClose: () => void;
  onDone: (isThere: boolean) => void;
  onStale: () => Promise<void>;
};

/** Says what will happen, and asks why where that is needed. Control and Enter send a comment. */
export function ActionDialog({ action, question, onClose, onDone, onStale }: Props) {
  const { comment, setComment, problem, busy, send } = useAction(action, question, { onDone, onStale });
  const form = useRef<HTMLFormElement>(null);
  const field = useId();
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const { title, text, press } = TEXTS[action];
  const last = question.history[0]?.what ?? 'SAVED';
  return (
    <Dialog title={t(title)} onClose={onClose}>
      <form
        ref={form}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>
          {action === 'UNDO' && last === 'PUBLISHED'
            ? t('studio.undoPublishedText')
            : t(text, { what: t('studio.event', { what: last }) })}
        </p>
        {(action === 'RETURN' || action === 'RETIRE') && (
          <PlainPaste>
            <label htmlFor={field} className={classes.label}>
              {t(COMMENTS[action])}
            </label>
            <textarea
              id={field}
              className={classes.text}
              rows={4}
              maxLength={MAX_COMMENT}
              value={comment}
              onKeyDown={sendByKey}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            <p className={classes.length}>{t('studio.commentLength', { length: comment.length, max: MAX_COMMENT })}</p>
          </PlainPaste>
        )}
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={busy}>
            {t(press)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('studio.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
