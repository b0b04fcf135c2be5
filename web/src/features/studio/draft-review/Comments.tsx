import { useMutation } from '@apollo/client/react';
import { CommentForm } from './CommentForm.tsx';
import { CommentOnQuestionDocument, type DraftReviewFragment } from './draft-review.generated.ts';
import classes from './DraftReview.module.css';
import { fieldsOf } from './fields.ts';
import { t } from './messages/index.ts';
import { type Comment, Thread } from './Thread.tsx';

type Props = { review: DraftReviewFragment; draft: Parameters<typeof fieldsOf>[0] };

/** Threads by field, open ones first, and what is needed to begin another. */
export function Comments({ review: { id, comments, mayComment }, draft }: Props) {
  const [comment] = useMutation(CommentOnQuestionDocument);
  const places = fieldsOrder(draft);
  const threads = comments
    .filter(({ parent }) => parent === null)
    .toSorted((one, other) => places(one.field) - places(other.field));
  const [open, resolved] = [
    threads.filter(({ resolvedAt }) => resolvedAt === null),
    threads.filter(({ resolvedAt }) => resolvedAt !== null),
  ];
  const list = (some: readonly Comment[]) => (
    <ul className={classes.threads}>
      {some.map((thread) => (
        <Thread
          key={thread.id}
          id={id}
          thread={thread}
          answers={comments.filter(({ parent }) => parent === thread.id)}
          mayComment={mayComment}
        />
      ))}
    </ul>
  );
  return (
    <section className={classes.sheet} aria-labelledby="comments-heading">
      <h2 id="comments-heading">{t('studio.comments')}</h2>
      {threads.length === 0 && <p className={classes.who}>{t('studio.noComments')}</p>}
      {open.length > 0 && list(open)}
      {resolved.length > 0 && (
        <details>
          <summary>{t('studio.resolvedThreads', { count: resolved.length })}</summary>
          {list(resolved)}
        </details>
      )}
      {mayComment && (
        <CommentForm draft={draft} onSend={(text, field) => comment({ variables: { id, text, field } })} />
      )}
    </section>
  );
}

/** Fields in the order of the question; those that it no longer has come last. */
function fieldsOrder(draft: Props['draft']) {
  const order = fieldsOf(draft);
  return (field: string | null) => {
    const place = order.indexOf(field ?? '');
    return place === -1 ? order.length : place;
  };
}
