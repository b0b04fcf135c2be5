import type { ReactNode } from 'react';
import type { ListAnswer } from './list-answer.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListSkeleton, TabsSkeleton } from './ListSkeleton.tsx';
import { PageTabs } from './PageTabs.tsx';
import { QuestionList } from './QuestionList.tsx';
import classes from './QuestionListPage.module.css';
import { RangeFilter } from './RangeFilter.tsx';
import { useErrorToast } from './useErrorToast.ts';
import type { ListPlace } from './useListPlace.ts';
import { useLocked } from './useLocked.ts';

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
  const onLocked = useLocked(answer, place);
  useErrorToast(error);

  const list = answer.list ?? (loading ? answer.previous : undefined);
  const isOpen = list !== undefined && list !== null && list.questions.length > 0;
  const busy = loading || asked.page !== place.page || asked.from !== place.from || asked.to !== place.to;

  const tabs = (label: string): ReactNode =>
    isOpen && (
      <PageTabs label={label} tabs={list.pagination.tabs} place={place} onLocked={(page) => void onLocked(page)} />
    );

  return (
    <>
      {header}
      <div className={classes.columns}>
        <div className={classes.controls}>
          <RangeFilter range={range} onChange={setRange} key={`${range?.from}-${range?.to}`} />
          <div className={classes.tabs}>{tabs('Pages') || (loading && <TabsSkeleton />)}</div>
        </div>
        <div className={classes.list}>
          {isOpen ? (
            <>
              <QuestionList
                list={list}
                page={place.page}
                ranged={range !== undefined}
                busy={busy}
                boardNames={boardNames}
              />
              {list.pagination.tabs.length > 1 && tabs('Pages, below the list')}
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
