import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorCode } from '../../../apollo/errors.ts';
import { t } from '../messages/index.ts';
import { useRecords } from '../../study/index.ts';
import { FilterBar } from './FilterBar.tsx';
import { LockedPart } from './LockedPart.tsx';
import type { ListResult } from './list-result.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListSkeleton, TabsSkeleton } from './ListSkeleton.tsx';
import { PageTabs } from './PageTabs.tsx';
import { pageTabs } from './page-tabs.ts';
import { QuestionList } from './QuestionList.tsx';
import classes from './QuestionListPage.module.css';
import { HashNotice } from './HashNotice.tsx';
import { useErrorToast } from './useErrorToast.ts';
import { useHashQuestion } from './useHashQuestion.ts';
import type { ListPlace } from './useListPlace.ts';
import { useLocked } from './useLocked.ts';
import { useNextPage } from './useNextPage.ts';
import { usePractice } from './usePractice.ts';

const TAB_ROWS = { above: 'questions.pages', below: 'questions.pagesBelow' } as const;

type Props = {
  header: ReactNode;
  boards: readonly { code: string; name: string }[] | undefined;
  listPlace: ListPlace;
  result: ListResult;
  /** The link at the end of practice, unless it is the board's next list. */
  nextList?: ReactNode;
  /** Path of the form for a paper from this list, if the server has papers. */
  paper?: string | undefined;
};

export function QuestionListPage({ header, boards, listPlace, result, nextList, paper }: Props) {
  const boardNames = new Map(boards?.map(({ code, name }) => [code, name]));
  const { place, requestPlace, range, setRange, setFilter, clearFilters } = listPlace;
  const { error, loading, retry } = result;
  const { press, onLocked } = useLocked(result, place);
  useErrorToast(error);

  const list = result.list ?? (loading ? result.previous : undefined);
  const isOpen = list !== undefined && list !== null && list.questions.length + list.unreadable > 0;
  const busy =
    loading || requestPlace.page !== place.page || requestPlace.from !== place.from || requestPlace.to !== place.to;

  const records = useRecords(list?.questions.map(({ id }) => id) ?? []);

  const next = useNextPage(result, place, !busy && isOpen);

  const isUnavailable = ['NOT_FOUND', 'PURCHASE_REQUIRED'].includes(errorCode(error) ?? '');
  const hashQuestion = useHashQuestion(result, place, !busy && (isOpen || isUnavailable));

  const length = isOpen && !range && !busy ? (list.pagination.total ?? undefined) : undefined;

  const { isPractice, hasFailed, search, Practice } = usePractice();

  const openTabs = isOpen ? pageTabs(list) : [];
  const tabs = (row: keyof typeof TAB_ROWS): ReactNode =>
    openTabs.length > 0 && (
      <>
        <PageTabs
          label={t(TAB_ROWS[row])}
          tabs={openTabs}
          place={place}
          next={next}
          onLocked={(tab) => void onLocked(row, tab)}
        />
        {press?.row === row && <LockedPart text={t('questions.lockedPlaces', { places: press.label })} press={press} />}
      </>
    );

  return (
    <>
      {header}
      {Practice && <Practice isOpen={isPractice} {...{ listPlace, result, records, boardNames, nextList }} />}
      {!(Practice && isPractice) && (
        <div className={classes.columns}>
          <div className={classes.controls}>
            <div className={classes.row}>
              <FilterBar
                range={range}
                length={length}
                filters={place.filters}
                questions={list?.questions ?? []}
                records={records}
                onRange={setRange}
                onFilter={setFilter}
              />
              {isOpen && (
                <div className={classes.ways}>
                  {paper && (
                    <Button component={Link} to={paper} variant="default">
                      {t('questions.sitPaper')}
                    </Button>
                  )}
                  <Button component={Link} to={{ search }} state={{ fromList: true }}>
                    {t('questions.practice')}
                  </Button>
                </div>
              )}
            </div>
            {hasFailed && (
              <p role="alert" className={classes.failed}>
                {t('questions.practiceFailed')}
              </p>
            )}
            <div className={classes.tabs}>{tabs('above') || (loading && <TabsSkeleton />)}</div>
            <div className={classes.score} data-score-rail />
          </div>
          <div className={classes.list}>
            {isOpen ? (
              <>
                <HashNotice question={hashQuestion} />
                <QuestionList
                  list={list}
                  page={place.page}
                  isRanged={range !== undefined}
                  filters={place.filters}
                  onClearFilters={clearFilters}
                  records={records}
                  busy={busy}
                  next={next}
                  boardNames={boardNames}
                />
                {openTabs.length > 1 && tabs('below')}
              </>
            ) : loading ? (
              <ListSkeleton />
            ) : (
              <ListFailure error={error} onRetry={retry} onClearRange={range && (() => setRange(undefined))} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
