import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../components/toast.ts';
import confirm from '../../confirm/Confirm.module.css';
import { t } from '../messages/index.ts';
import { ActionDialog } from './ActionDialog.tsx';
import classes from './Actions.module.css';
import type { Action } from './calls.ts';
import type { ReviewActionsFragment } from './review-actions.generated.ts';

const BUTTONS = {
  APPROVE: 'studio.approve',
  RETURN: 'studio.return',
  SUBMIT: 'studio.handIn',
  UNDO: 'studio.undoLast',
  RETIRE: 'studio.retire',
} as const satisfies Record<Action, string>;
const DONE = {
  APPROVE: 'studio.doneApprove',
  RETURN: 'studio.doneReturn',
  SUBMIT: 'studio.doneHandIn',
  UNDO: 'studio.doneUndo',
  RETIRE: 'studio.doneRetire',
} as const satisfies Record<Action, string>;
const ALL = Object.keys(BUTTONS) as Action[];
/** Never the filled button. */
const TAKES_AWAY: readonly Action[] = ['UNDO', 'RETIRE'];

type Props = {
  question: ReviewActionsFragment;
  /** Which ones are offered here; all unless said. */
  only?: readonly Action[];
  /** After a change. False: the question is gone with it. */
  onDone: (action: Action, isThere: boolean) => void;
  /** Somebody was there first: fetches the question as it is now. */
  onStale: () => Promise<unknown>;
};

/** What the caller may do with a question now, and why approval is not among it. */
export function ReviewActions({ question, only = ALL, onDone, onStale }: Props) {
  const [open, setOpen] = useState<Action>();
  const [isStale, setIsStale] = useState(false);
  const offered = ALL.filter((action) => only.includes(action) && question.may.includes(action));
  const waits = question.status === 'IN_REVIEW' && only.includes('APPROVE') && question.may.includes('RETURN');
  const isUnapprovable = waits && !question.may.includes('APPROVE');
  const name = t(only.includes('UNDO') && only.length === 1 ? 'studio.moreActions' : 'studio.actions');
  return (
    <section aria-label={name} className={classes.actions}>
      {isStale && (
        <p role="alert" className={confirm.problem}>
          {t('studio.changedMeanwhile')}
        </p>
      )}
      {isUnapprovable && (
        <p className={classes.why}>{t(question.lacks.length > 0 ? 'studio.cannotApprove' : 'studio.ownWork')}</p>
      )}
      <div className={confirm.buttons}>
        {offered.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 && !TAKES_AWAY.includes(action) ? 'filled' : 'default'}
            onClick={() => setOpen(action)}
          >
            {t(BUTTONS[action])}
          </Button>
        ))}
      </div>
      {open && (
        <ActionDialog
          action={open}
          question={question}
          onClose={() => setOpen(undefined)}
          onDone={(isThere) => {
            setOpen(undefined);
            setIsStale(false);
            void toast(t(DONE[open]), 'success');
            onDone(open, isThere);
          }}
          onStale={async () => {
            await onStale();
            setOpen(undefined);
            setIsStale(true);
          }}
        />
      )}
    </section>
  );
}
