import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AssignedTo } from '../../../graphql.generated.ts';
import { dueText } from '../draft-review/due.ts';
import { excerpt } from '../paged/excerpt.ts';
import { PagedList } from '../paged/PagedList.tsx';
import classes from '../paged/Rows.module.css';
import { reviewPath } from '../pages.ts';
import { plainText } from '../../../components/plain-text.ts';
import { useWaiting } from '../shell/waiting/waiting.ts';
import { when } from '../when.ts';
import { t } from './messages/index.ts';
import { useReviewQueueQuery, type ReviewQueueQuery } from './review-queue.generated.ts';

type Waiting = ReviewQueueQuery['studio']['questions']['edges'][number]['node'];

export function ReviewQueue() {
  // What was decided meanwhile is not shown again.
  const [params] = useSearchParams();
  const assigned = WHOSE.find((one) => one === params.get('whose'));
  const query = useReviewQueueQuery({ variables: { assigned: assigned ?? null }, fetchPolicy: 'network-only' });
  const list = query.data?.studio.questions;
  const waiting = useWaiting(['REVIEW']);
  const isEmpty = list?.total === 0;
  const { refetch } = query;
  useEffect(() => {
    if (isEmpty && waiting) void refetch().catch(() => {});
  }, [isEmpty, waiting, refetch]);
  return (
    <>
      <Whose value={assigned} />
      <PagedList
        query={query}
        list={list}
        summary={t('studio.waiting', { count: list?.total ?? 0 })}
        empty={t(assigned ? 'studio.noneOfThese' : 'studio.noneWaiting')}
      >
        {(question) => <WaitingRow key={question.id} question={question} />}
      </PagedList>
    </>
  );
}

const WHOSE: readonly AssignedTo[] = ['ME', 'NOBODY'];

/** Which of them, as `?whose=` says. */
function Whose({ value = '' }: { value: AssignedTo | '' | undefined }) {
  const [, setParams] = useSearchParams();
  return (
    <NativeSelect
      className={classes.filter}
      label={t('studio.whose')}
      value={value}
      data={['' as const, ...WHOSE].map((one) => ({ value: one, label: t('studio.whoseOnes', { one: one || 'ALL' }) }))}
      onChange={({ currentTarget }) => setParams(currentTarget.value ? { whose: currentTarget.value } : {})}
    />
  );
}

const WaitingRow = ({ question }: { question: Waiting }) => {
  const { id, draft, subject, author, isMine, changedAt, assignee, dueOn } = question;
  return (
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
        <span>{assignee ? t('studio.assignedTo', { name: assignee.name }) : t('studio.notAssigned')}</span>
        {dueOn && <strong>{dueText(dueOn)}</strong>}
      </p>
    </li>
  );
};
