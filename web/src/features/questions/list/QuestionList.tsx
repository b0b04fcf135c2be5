import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { t, Trans } from '../messages/index.ts';
import { ListedQuestion } from './ListedQuestion.tsx';
import { LockedPart } from './LockedPart.tsx';
import classes from './QuestionList.module.css';
import type { QuestionListFragment } from './question-list.generated.ts';
import { PAGE_SIZE } from './page-tabs.ts';
import { labelRange, type Range } from './range.ts';

type Props = {
  list: QuestionListFragment;
  /** The page that the reader asked for; `list` may still be the one before. */
  page: number;
  ranged: boolean;
  busy: boolean;
  boardNames: ReadonlyMap<string, string>;
};

/** One page of questions under a heading that says which. */
export function QuestionList({ list, page, ranged, busy, boardNames }: Props) {
  const heading = useHeadingFocus(page);
  const { questions, unreadable, pagination } = list;
  useHashTarget();
  const tabOf = (wanted: number) => pagination.tabs.find((tab) => tab.page === wanted)?.label;
  const awaited = labelRange(tabOf(page));
  const shown = labelRange(tabOf(pagination.page));
  const first = shown?.from ?? (pagination.page - 1) * PAGE_SIZE + 1;
  const held = questions.length + unreadable;
  const promised = shown ? shown.to - shown.from + 1 : held;
  const places = awaited ? placesName(awaited) : t('questions.list');
  return (
    <section aria-labelledby="list-heading" aria-busy={busy} className={classes.list}>
      <h2 id="list-heading" ref={heading} tabIndex={-1} className={classes.heading}>
        {pagination.total === null ? (
          places
        ) : (
          <Trans
            id={ranged ? 'questions.placesInRange' : 'questions.placesOfTotal'}
            values={{ places, count: pagination.total }}
            components={{ total: <span className={classes.total} /> }}
          />
        )}
      </h2>
      {questions.some(({ origin }) => origin === 'ORIGINAL') && (
        <p className={classes.note}>{t('questions.originals')}</p>
      )}
      <ol className={classes.cards} data-busy={busy || undefined}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <ListedQuestion question={question} place={first + index} boardNames={boardNames} />
          </li>
        ))}
      </ol>
      {unreadable > 0 && <p className={classes.unreadable}>{t('questions.unreadable', { count: unreadable })}</p>}
      {/* Outside of a range a page is never open in part: its label may promise more than the list has. */}
      {ranged && held < promised && <LockedPart text={t('questions.onlyOpenPart', { shown: held, promised })} />}
    </section>
  );
}

const placesName = ({ from, to }: Range) =>
  from === to ? t('questions.place', { from }) : t('questions.places', { from, to });

/** On a change of page, brings the list's heading to the top and the focus to it. */
function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus({ preventScroll: true });
    // Back and forward keep their own place.
    if (!isReturn) heading.current?.scrollIntoView({ block: 'start' });
  }, [page, isReturn]);
  return heading;
}
