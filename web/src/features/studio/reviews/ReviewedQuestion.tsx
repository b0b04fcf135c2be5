import { Link } from 'react-router-dom';
import { StudioCard } from '../card/StudioCard.tsx';
import { moment } from '../moment.ts';
import { studioQuestionPath } from '../pages.ts';
import { Assignment, Comments, type DraftReview, ExpertLinks, Place, Whole } from '../draft-review/index.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { ReviewActions } from './actions/ReviewActions.tsx';
import type { Action } from './actions/calls.ts';
import { Changes } from './Changes.tsx';
import { History } from './history/History.tsx';
import { t } from './messages/index.ts';
import classes from './Review.module.css';
import type { ReviewedQuestionFragment } from './reviewed-question.generated.ts';

const ACTIONS: readonly Action[] = ['APPROVE', 'RETURN'];
/** Apart from the others: an undo by a slip is not to be near an approval. */
const TAKES_BACK: readonly Action[] = ['UNDO'];

type Props = {
  question: ReviewedQuestionFragment;
  /** Null where the server has none. */
  review: DraftReview | null;
  onDone: () => void;
  onStale: () => Promise<unknown>;
};

/** All that a reviewer decides by: the card, what changes for readers, and what was said before. */
export function ReviewedQuestion({ question, review, onDone, onStale }: Props) {
  const { id, status, version, draft, author, isMine, changedAt, warnings, lacks } = question;
  const isWaiting = status === 'IN_REVIEW';
  return (
    <div className={classes.review}>
      <header className={classes.head}>
        <StatusBadge status={status} />
        <h2>{draft.ref ? t('studio.changeOf', { ref: draft.ref }) : t('studio.newOne')}</h2>
        {isWaiting && (
          <p>
            <span>
              {isMine ? t('studio.byYou') : author ? t('studio.byAuthor', { author }) : t('studio.bySomebody')}
            </span>
            {changedAt && <time dateTime={changedAt}>{t('studio.handedIn', { when: moment(changedAt) })}</time>}
          </p>
        )}
        <Link to={studioQuestionPath(id)}>{t('studio.openEditor')}</Link>
      </header>
      {!isWaiting && <p className={classes.note}>{t('studio.notWaiting')}</p>}
      <Notes title={t('studio.lacksStill')} notes={lacks} />
      <Notes title={t('studio.lookAgain')} notes={warnings} />
      <ReviewActions question={question} only={ACTIONS} onDone={onDone} onStale={onStale} />
      <div className={classes.columns}>
        <section aria-labelledby="card-heading" className={classes.column}>
          <h2 id="card-heading">{t(isWaiting ? 'studio.asReaders' : 'studio.asItStands')}</h2>
          {review && <Place place={review.place} />}
          <StudioCard key={version} question={{ ...draft, id }} />
          <Whole draft={draft} />
        </section>
        <div className={classes.column}>
          {review && <Comments review={review} draft={draft} />}
          {review?.mayComment && (
            <Assignment key={question.assignee?.userId} question={question} reviewers={review.reviewers} />
          )}
          <Changes question={question} />
          {review && <ExpertLinks review={review} />}
          <History question={question} />
          <ReviewActions question={question} only={TAKES_BACK} onDone={onDone} onStale={onStale} />
        </div>
      </div>
    </div>
  );
}

const Notes = ({ title, notes }: { title: string; notes: readonly string[] }) =>
  notes.length > 0 && (
    <section className={classes.notes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
