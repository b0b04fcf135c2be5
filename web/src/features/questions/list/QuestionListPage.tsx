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
import { placeSearch, type ListPlace } from './useListPlace.ts';
import { useLocked } from './useLocked.ts';
import { useNextPage } from './useNextPage.ts';
import { usePractice } from './usePractice.ts';

/** A row's name. */
type TabRow = 'questions.pages' | 'questions.pagesBelow';

type Props = {
  /** The list's name as far as it has loaded. Stored with answers and places. */
  title: string;
  header: ReactNode;
  boards: readonly { code: string; name: string }[] | undefined;
  listPlace: ListPlace;
  result: ListResult;
  /** The link at the end of practice, unless it is the board's next list. */
  nextList?: ReactNode;
  /** Path of the form for a paper from this list, if the server has papers. */
  paper?: string | undefined;
};

export function QuestionListPage({ title, header, boards, listPlace, result, nextList, paper }: Props) {
  const { place, requestPlace, range, setRange, setFilter, clearFilters } = listPlace;
  const { error, loading } = result;
  const locked = useLocked(result, place);
  useErrorToast(error);

  const list = result.list ?? (loading ? result.previous : undefined);
  const isOpen = list !== undefined && list !== null && list.questions.length + list.unreadable > 0;
  const busy = loading || !isSamePage(requestPlace, place);

  const records = useRecords(list?.questions ?? []);

  const next = useNextPage(result, place, !busy && isOpen);

  const hashQuestion = useHashQuestion(result, place, !busy && (isOpen || isUnavailable(error)));

  const length = isOpen && !range && !busy ? (list.pagination.total ?? undefined) : undefined;

  const { isPractice, hasFailed, search, Practice } = usePractice();
  const boardNames = new Map(boards?.map(({ code, name }) => [code, name]));

  const openTabs = isOpen ? pageTabs(list) : [];
  // A list of one page, and one that there is not, have nothing to filter or to turn to.
  const isLong = openTabs.length > 1;
  const tabs = (row: TabRow) => <Tabs tabs={openTabs} {...{ row, place, next, locked }} />;

  return (
    <>
      {header}
      {Practice && <Practice isOpen={isPractice} {...{ title, listPlace, result, records, boardNames, nextList }} />}
      {!(Practice && isPractice) && (
        <div className={classes.columns}>
          <div className={classes.controls}>
            <div className={classes.row}>
              {(isLong || busy || placeSearch(place)) && (
                <FilterBar
                  {...{ range, length, records, onRange: setRange, onFilter: setFilter, filters: place.filters }}
                  questions={list?.questions ?? []}
                />
              )}
              <div className={classes.ways}>{isOpen && <Ways paper={paper} search={search} />}</div>
            </div>
            {hasFailed && <PracticeFailure />}
            <div className={classes.tabs}>{isLong ? tabs('questions.pages') : loading && <TabsSkeleton />}</div>
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
                  {...{ title, records, busy, next, boardNames }}
                />
                {isLong && tabs('questions.pagesBelow')}
              </>
            ) : (
              <NoList result={result} onClearRange={range && (() => setRange(undefined))} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

const isUnavailable = (error: unknown) => ['NOT_FOUND', 'PURCHASE_REQUIRED'].includes(errorCode(error) ?? '');

type Page = Omit<ListPlace['place'], 'filters'>;

const isSamePage = (one: Page, other: Page) =>
  one.page === other.page && one.from === other.from && one.to === other.to;

type TabsProps = Pick<Parameters<typeof PageTabs>[0], 'tabs' | 'place' | 'next'> & {
  row: TabRow;
  locked: ReturnType<typeof useLocked>;
};

const Tabs = ({ row, locked: { press, onLocked }, ...props }: TabsProps) => (
  <>
    <PageTabs label={t(row)} onLocked={(tab) => void onLocked(row, tab)} {...props} />
    {press?.row === row && <LockedPart text={t('questions.lockedPlaces', { places: press.label })} press={press} />}
  </>
);

const Ways = ({ paper, search }: { paper: string | undefined; search: string }) => (
  <>
    {paper && (
      <Button component={Link} to={paper} variant="default">
        {t('questions.sitPaper')}
      </Button>
    )}
    <Button component={Link} to={{ search }} state={{ fromList: true }}>
      {t('questions.practice')}
    </Button>
  </>
);

const PracticeFailure = () => (
  <p role="alert" className={classes.failed}>
    {t('questions.practiceFailed')}
  </p>
);

type NoListProps = { result: ListResult; onClearRange: (() => void) | undefined };

const NoList = ({ result: { error, loading, retry }, onClearRange }: NoListProps) =>
  loading ? <ListSkeleton /> : <ListFailure error={error} onRetry={retry} onClearRange={onClearRange} />;
