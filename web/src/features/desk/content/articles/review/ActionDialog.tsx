import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode } from '../../../../../apollo/errors.ts';
import { ConfirmDialog, ReasonField, useOnce } from '../../../../studio/confirm/index.ts';
import { t } from '../../messages/index.ts';
import type { ReviewedArticleFragment } from './article-review.generated.ts';
import { act, type Action } from './calls.ts';

const MAX_COMMENT = 1_000;
const TEXTS = {
  SUBMIT: { title: 'desk.draftSubmitTitle', text: 'desk.draftSubmitText', press: 'desk.draftSubmit' },
  APPROVE: { title: 'desk.draftApproveTitle', text: 'desk.draftApproveText', press: 'desk.draftApprove' },
  RETURN: { title: 'desk.draftReturnTitle', text: 'desk.draftReturnText', press: 'desk.draftReturn' },
  UNDO: { title: 'desk.draftUndoTitle', text: 'desk.draftUndoText', press: 'desk.draftUndo' },
} as const;

type Props = {
  action: Action;
  article: ReviewedArticleFragment;
  onClose: () => void;
  onDone: (isThere: boolean) => void;
  onStale: () => Promise<void>;
};

/** Says what will happen, and asks why where that is needed. If it fails, the comment stays in its field. */
export function ActionDialog({ action, article: { id, version, history }, onClose, onDone, onStale }: Props) {
  const client = useApolloClient();
  const [comment, setComment] = useState('');
  const once = useOnce();
  const { title, text, press } = TEXTS[action];
  const send = () => {
    const why = comment.trim();
    if (action === 'RETURN' && !why) return once.setProblem(t('desk.draftCommentNeeded'));
    return void once.run(async () => {
      try {
        onDone(await act(client, action, { id, version }, why));
      } catch (error) {
        if (errorCode(error) !== 'CONFLICT') throw error;
        await onStale();
      }
    });
  };
  return (
    <ConfirmDialog title={t(title)} press={t(press)} once={once} isSafe onConfirm={send} onClose={onClose}>
      <p>{t(text, { what: history[0]?.what ?? 'SAVED' })}</p>
      {action === 'RETURN' && (
        <ReasonField
          label={t('desk.draftComment')}
          value={comment}
          maxLength={MAX_COMMENT}
          onChange={(value) => {
            setComment(value);
            once.setProblem(undefined);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
