import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { subjectPath, type SubjectCodes } from '../paths.ts';
import { listCrumbs } from '../subject/crumbs.ts';
import { useListHeadingQuery } from './list-heading.generated.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListSkeleton, TabsSkeleton } from './ListSkeleton.tsx';
import { PageTabs } from './PageTabs.tsx';
import type { QuestionListFragment } from './question-list.generated.ts';
import { QuestionList } from './QuestionList.tsx';
import classes from './QuestionListPage.module.css';
import { RangeFilter } from './RangeFilter.tsx';
import { useErrorToast } from './useErrorToast.ts';
import type { ListPlace } from './useListPlace.ts';

/** What a query of a list answered: a page, null where nothing is listed, undefined while awaited. */
type ListAnswer = {
  list: QuestionListFragment | null | undefined;
  previous: QuestionListFragment | null | undefined;
  error: unknown;
  loading: boolean;
  retry: () => void;
};

type Props = { title: string; codes: SubjectCodes; listPlace: ListPlace; answer: ListAnswer };

/** The screen of a list of questions: where it belongs, range and pages, and the page that is open. */
export function QuestionListPage({ title, codes, listPlace, answer }: Props) {
  const heading = useListHeadingQuery({ variables: codes });
  const names = heading.data?.boardSubject;
  const settled = heading.data !== undefined || heading.error !== undefined;
  const boardNames = new Map(heading.data?.boards.map(({ code, name }) => [code, name]));
  const { place, asked, range, setRange } = listPlace;
  const { error, loading, retry } = answer;
  useErrorToast(error);

  const list = answer.list ?? (loading ? answer.previous : undefined);
  const isOpen = list !== undefined && list !== null && list.questions.length > 0;
  const busy = loading || asked.page !== place.page || asked.from !== place.from || asked.to !== place.to;

  const tabs = (label: string): ReactNode =>
    isOpen && <PageTabs label={label} tabs={list.pagination.tabs} place={place} />;

  return (
    <>
      <PageHeader
        title={title}
        documentTitle={names ? `${title}, ${names.subject.name}, ${names.board.name}` : title}
        description={
          names &&
          `${title}: ${names.subject.name} of the ${names.professionalYear.name}, ${names.board.name} board. Answer, then read why.`
        }
        backTo={subjectPath(codes)}
        crumbs={listCrumbs(codes, names, settled)}
      />
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
