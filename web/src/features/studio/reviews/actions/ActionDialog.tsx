import { ConfirmDialog, ReasonField } from '../../confirm/index.ts';
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

/** Says what will happen, and asks why where that is needed. */
export function ActionDialog({ action, question, onClose, onDone, onStale }: Props) {
  const { comment, setComment, once, send } = useAction(action, question, { onDone, onStale });
  const { title, text, press } = TEXTS[action];
  const last = question.history[0]?.what ?? 'SAVED';
  return (
    <ConfirmDialog title={t(title)} press={t(press)} once={once} isSafe onConfirm={() => void send()} onClose={onClose}>
      <p>
        {action === 'UNDO' && last === 'PUBLISHED'
          ? t('studio.undoPublishedText')
          : t(text, { what: t('studio.event', { what: last }) })}
      </p>
      {(action === 'RETURN' || action === 'RETIRE') && (
        <ReasonField label={t(COMMENTS[action])} value={comment} maxLength={MAX_COMMENT} onChange={setComment} />
      )}
    </ConfirmDialog>
  );
}
