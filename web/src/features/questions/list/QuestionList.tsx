import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { ShortcutsSlot, type RecordView } from '../../study/index.ts';
import { t, Trans } from '../messages/index.ts';
import { ListScore } from './ListScore.tsx';
import type { Filters } from './filters.ts';
import { CardsSkeleton } from './ListSkeleton.tsx';
import { LockedPart } from './LockedPart.tsx';
import { QuestionCards } from './QuestionCards.tsx';
import classes from './QuestionList.module.css';
import type { QuestionListFragment } from './question-list.generated.ts';
import { PAGE_SIZE } from './page-tabs.ts';
import { parseLabel, type Range } from './range.ts';
import type { NextPage } from './useNextPage.ts';

type Props = {
  title: string;
  list: QuestionListFragment;
  /** The requested page; `list` may still be the one before. */
  page: number;
  isRanged: boolean;
  busy: boolean;
  next: NextPage;
  boardNames: ReadonlyMap<string, string>;
  records: ReadonlyMap<string, RecordView>;
  filters: Filters;
  onClearFilters: () => void;
};

export function QuestionList(props: Props) {
  const { title, list, page, isRanged, busy, next, boardNames, records, filters, onClearFilters } = props;
  const heading = useHeadingFocus(page);
  const { questions, unreadable, pagination } = list;
  useHashTarget();
  const tabOf = (number: number) => pagination.tabs.find((tab) => tab.page === number)?.label;
  // A new range of the same page dims the list instead.
  const isTurning = busy && pagination.page !== page;
  const requestedRange = parseLabel(tabOf(page));
  const visibleRange = parseLabel(tabOf(pagination.page));
  const first = visibleRange?.from ?? (pagination.page - 1) * PAGE_SIZE + 1;
  const open = questions.length + unreadable;
  const total = visibleRange ? visibleRange.to - visibleRange.from + 1 : open;
  const places = requestedRange ? placesName(requestedRange) : t('questions.list');
  return (
    <section aria-labelledby="list-heading" aria-busy={busy} className={classes.list}>
      <div className={classes.bar}>
        <h2 id="list-heading" ref={heading} tabIndex={-1} className={classes.heading}>
          {pagination.total === null ? (
            places
          ) : (
            <Trans
              id={isRanged ? 'questions.placesInRange' : 'questions.placesOfTotal'}
              values={{ places, count: pagination.total }}
              components={{ total: <span className={classes.total} /> }}
            />
          )}
        </h2>
        <ShortcutsSlot />
        {!isTurning && <ListScore questions={questions} first={first} />}
      </div>
      {isTurning ? (
        <CardsSkeleton />
      ) : (
        <>
          {questions.some(({ origin }) => origin === 'ORIGINAL') && (
            <details className={classes.note}>
              <summary>{t('questions.original')}</summary>
              {t('questions.originals')}
            </details>
          )}
          <QuestionCards
            questions={questions}
            first={first}
            total={pagination.total ?? null}
            {...{ title, busy, next, boardNames, records, filters, onClearFilters }}
          />
          {unreadable > 0 && <p className={classes.unreadable}>{t('questions.unreadable', { count: unreadable })}</p>}
          {/* Only with a range can a page be open in part. The label of a last page may exceed the list. */}
          {isRanged && open < total && <LockedPart text={t('questions.onlyOpenPart', { open, total })} />}
        </>
      )}
    </section>
  );
}

const placesName = ({ from, to }: Range) =>
  from === to ? t('questions.place', { from }) : t('questions.places', { from, to });

function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page);
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    heading.current?.focus({ preventScroll: true });
    // The browser restores the position of earlier entries.
    // The section, since the heading may be stuck to the window's top already.
    if (!isReturn) heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [page, isReturn]);
  return heading;
}
