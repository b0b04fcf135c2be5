import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOnce } from '../confirm/index.ts';
import { moment } from '../moment.ts';
import { CommentForm } from './CommentForm.tsx';
import {
  CommentOnQuestionDocument,
  type DraftReviewFragment,
  ResolveCommentDocument,
} from './draft-review.generated.ts';
import classes from './DraftReview.module.css';
import { fieldName } from './fields.ts';
import { t } from './messages/index.ts';

export type Comment = DraftReviewFragment['comments'][number];

const authorOf = ({ by, isMine, isExpert }: Comment) => {
  if (isMine) return t('studio.commentYou');
  if (by === null) return t('studio.commentGone');
  return isExpert ? t('studio.commentExpert', { name: by }) : by;
};

type Props = { id: string; thread: Comment; answers: readonly Comment[]; mayComment: boolean };

/** A comment with its answers. */
export function Thread({ id, thread, answers, mayComment }: Props) {
  const [isAnswering, setIsAnswering] = useState(false);
  const [answer] = useMutation(CommentOnQuestionDocument);
  const [resolve] = useMutation(ResolveCommentDocument);
  const once = useOnce();
  const isResolved = thread.resolvedAt !== null;
  return (
    <li className={classes.thread}>
      <h3>{fieldName(thread.field)}</h3>
      {[thread, ...answers].map((comment) => (
        <div key={comment.id} className={classes.comment}>
          <p className={classes.who}>
            <strong>{authorOf(comment)}</strong> <time dateTime={comment.at}>{moment(comment.at)}</time>
          </p>
          <p className={classes.text}>{comment.text}</p>
        </div>
      ))}
      {isResolved && (
        <p className={classes.who}>{t('studio.resolvedBy', { name: thread.resolvedBy ?? t('studio.commentGone') })}</p>
      )}
      {once.problem && <p role="alert">{once.problem}</p>}
      {mayComment && (
        <div className={classes.buttons}>
          {!isResolved && !isAnswering && (
            <Button size="compact-sm" variant="default" onClick={() => setIsAnswering(true)}>
              {t('studio.answerComment')}
            </Button>
          )}
          {thread.mayResolve && (
            <Button
              size="compact-sm"
              variant="default"
              loading={once.isBusy}
              onClick={() =>
                void once.run(() => resolve({ variables: { id, comment: thread.id, isResolved: !isResolved } }))
              }
            >
              {t(isResolved ? 'studio.reopen' : 'studio.resolve')}
            </Button>
          )}
        </div>
      )}
      {isAnswering && (
        <CommentForm
          label={t('studio.answerText', { name: authorOf(thread) })}
          press={t('studio.sendAnswer')}
          onSend={async (text) => {
            await answer({ variables: { id, text, parent: thread.id } });
            setIsAnswering(false);
          }}
        />
      )}
    </li>
  );
}
