import type { ReactNode } from 'react';
import { errorCode } from '../../../apollo/errors.ts';
import { t } from '../messages/index.ts';
import { LockedPart } from './LockedPart.tsx';
import type { ListAnswer } from './list-answer.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListSkeleton, TabsSkeleton } from './ListSkeleton.tsx';
import { PageTabs } from './PageTabs.tsx';
import { pageTabs } from './page-tabs.ts';
import { QuestionList } from './QuestionList.tsx';
import classes from './QuestionListPage.module.css';
import { RangeFilter } from './RangeFilter.tsx';
import { HashNotice } from './HashNotice.tsx';
import { useErrorToast } from './useErrorToast.ts';
import { useHashQuestion } from './useHashQuestion.ts';
import type { ListPlace } from './useListPlace.ts';
import { useLocked } from './useLocked.ts';

const TAB_ROWS = { above: 'questions.pages', below: 'questions.pagesBelow' } as const;

type Props = {
  /** The page's PageHeader: where the list belongs. */
  header: ReactNode;
  boards: readonly { code: string; name: string }[] | undefined;
  listPlace: ListPlace;
  answer: ListAnswer;
};

/** The screen of a list of questions: where it belongs, range and pages, and the page that is open. */
export function QuestionListPage({ header, boards, listPlace, answer }: Props) {
  const boardNames = new Map(boards?.map(({ code, name }) => [code, name]));
  const { place, asked, range, setRange } = listPlace;
  const { error, loading, retry } = answer;
  const { press, onLocked } = useLocked(answer, place);
  useErrorToast(error);

  const list = answer.list ?? (loading ? answer.previous : undefined);
  const isOpen = list !== undefined && list !== null && list.questions.length + list.unreadable > 0;
  const busy = loading || asked.page !== place.page || asked.from !== place.from || asked.to !== place.to;

  const isRefused = ['NOT_FOUND', 'PURCHASE_REQUIRED'].includes(errorCode(error) ?? '');
  const hashQuestion = useHashQuestion(answer, place, !busy && (isOpen || isRefused));

  const length = isOpen && !range && !busy ? (list.pagination.total ?? undefined) : undefined;

  const openTabs = isOpen ? pageTabs(list) : [];
  const tabs = (row: keyof typeof TAB_ROWS): ReactNode =>
    openTabs.length > 0 && (
      <>
        <PageTabs label={t(TAB_ROWS[row])} tabs={openTabs} place={place} onLocked={(tab) => void onLocked(row, tab)} />
        {press?.row === row && <LockedPart text={t('questions.lockedPlaces', { places: press.label })} press={press} />}
      </>
    );

  return (
    <>
      {header}
      <div className={classes.columns}>
        <div className={classes.controls}>
          <RangeFilter range={range} length={length} onChange={setRange} key={`${range?.from}-${range?.to}`} />
          <div className={classes.tabs}>{tabs('above') || (loading && <TabsSkeleton />)}</div>
        </div>
        <div className={classes.list}>
          {isOpen ? (
            <>
              <HashNotice question={hashQuestion} />
              <QuestionList
                list={list}
                page={place.page}
                ranged={range !== undefined}
                busy={busy}
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
    </>
  );
}
