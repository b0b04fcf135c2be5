import { Link } from 'react-router-dom';
import { excerpt } from '../paged/excerpt.ts';
import { PagedList } from '../paged/PagedList.tsx';
import classes from '../paged/Rows.module.css';
import { reviewPath } from '../pages.ts';
import { plainText } from '../../../components/plain-text.ts';
import { when } from '../when.ts';
import { t } from './messages/index.ts';
import { useReviewQueueQuery, type ReviewQueueQuery } from './review-queue.generated.ts';

type Waiting = ReviewQueueQuery['studio']['questions']['edges'][number]['node'];

export function ReviewQueue() {
  // What was decided meanwhile is not shown again.
  const query = useReviewQueueQuery({ fetchPolicy: 'network-only' });
  const list = query.data?.studio.questions;
  return (
    <PagedList
      query={query}
      list={list}
      summary={t('studio.waiting', { count: list?.total ?? 0 })}
      empty={t('studio.noneWaiting')}
    >
      {(question) => <WaitingRow key={question.id} question={question} />}
    </PagedList>
  );
}

const WaitingRow = ({ question: { id, draft, subject, author, isMine, changedAt } }: { question: Waiting }) => (
  <li className={classes.row}>
    <Link to={reviewPath(id)} className={classes.title}>
      {excerpt(plainText(draft.stem))}
    </Link>
    <p className={classes.facts}>
      <strong>{draft.ref ? t('studio.changeOf', { ref: draft.ref }) : t('studio.newOne')}</strong>
      <span>{draft.type}</span>
      <span>{subject.name}</span>
      <span>{isMine ? t('studio.byYou') : author ? t('studio.byAuthor', { author }) : t('studio.bySomebody')}</span>
      {changedAt && <time dateTime={changedAt}>{t('studio.handedIn', { when: when(changedAt) })}</time>}
    </p>
  </li>
);
