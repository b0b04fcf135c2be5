import { Button } from '@mantine/core';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leavePlace } from '../../study/device/index.ts';
import type { RecordView } from '../../study/index.ts';
import { isAnswered } from '../list/answers.ts';
import { ListFailure } from '../list/ListFailure.tsx';
import type { ListResult } from '../list/list-result.ts';
import { CardsSkeleton } from '../list/ListSkeleton.tsx';
import { placeSearch, type ListPlace } from '../list/useListPlace.ts';
import { t } from '../messages/index.ts';
import classes from './Practice.module.css';
import { NextBoardList } from './NextBoardList.tsx';
import { QuestionPractice } from './QuestionPractice.tsx';
import { useItems, type EarlierPages } from './useItems.ts';

export type OpenPracticeProps = {
  title: string;
  listPlace: ListPlace;
  result: ListResult;
  records: ReadonlyMap<string, RecordView>;
  boardNames: ReadonlyMap<string, string>;
  /** The link at the end, for lists that belong to no board. */
  nextList: ReactNode;
  /** Called with the current question and its page. */
  onSee: (where: { page: number; ref: string | undefined }) => void;
};

/** Practice through the pages of a list, starting at the open one. */
export function OpenPractice({ title, listPlace, result, records, boardNames, nextList, onSee }: OpenPracticeProps) {
  const { place, clearFilters } = listPlace;
  const { list, error, loading, retry, fetchPage } = result;
  const { search, state: entry } = useLocation() as { search: string; state: EntryState };
  const navigate = useNavigate();
  const found = useItems({ title, ...place, earlier: entry?.earlier }, result, records);
  const items = found ?? [];

  const ref = new URLSearchParams(search).get('q');
  const index = items.findIndex(({ question, shelf }) => question.ref === ref || String(shelf.place) === ref);
  const item = items[index];
  useEffect(() => onSee({ page: item?.page ?? place.page, ref: item?.question.ref }));

  const isDone = item !== undefined && isAnswered(item.question);
  useEffect(() => {
    if (!isDone) return;
    const { path, place: number, total } = item.shelf;
    if (total !== undefined) void leavePlace({ path, title, place: number, total }).catch(() => {});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each question
  }, [item?.question.id, isDone]);

  const following = list?.pagination.tabs.find((tab) => tab.page === place.page + 1 && !tab.locked)?.page;
  const isNearEnd = index >= items.length - NEAR;
  useEffect(() => {
    if (isNearEnd && following !== undefined) fetchPage(following);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [isNearEnd, following]);
  const openPage = (page: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(page));
    const earlier = { first: items[0]?.page ?? place.page, ids: items.map(({ question }) => question.id) };
    void navigate({ search: `?${params}` }, { replace: true, state: { ...entry, earlier } });
  };
  const state = loading ? 'LOADING' : error === undefined ? 'READY' : 'FAILED';
  const load = () => (following === undefined ? retry() : openPage(following));
  const onClose = () =>
    void (entry?.fromList ? navigate(-1) : navigate({ search: placeSearch(place) }, { replace: true }));

  const empty =
    loading || !found ? (
      <CardsSkeleton />
    ) : list && list.questions.length > 0 ? (
      <div className={classes.none}>
        <p role="status">{t('questions.noneFits')}</p>
        {following !== undefined && <Button onClick={() => openPage(following)}>{t('questions.nextPage')}</Button>}
        <Button variant="default" onClick={clearFilters}>
          {t('questions.clearFilters')}
        </Button>
      </div>
    ) : (
      <ListFailure error={error} onRetry={retry} onClearRange={undefined} />
    );
  return (
    <div className={classes.room}>
      <QuestionPractice
        title={title}
        items={items}
        more={following === undefined && state === 'READY' ? undefined : { state, load }}
        boardNames={boardNames}
        nextList={<Suspense>{nextList ?? <NextBoardList />}</Suspense>}
        empty={empty}
        onClose={onClose}
      />
    </div>
  );
}

/** The next page is fetched this many questions before a page's end. */
const NEAR = 3;

type EntryState = { fromList?: boolean; earlier?: EarlierPages } | null;
