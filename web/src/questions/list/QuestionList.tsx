import { IconLock } from '../../components/icons.ts';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHashTarget } from '../../components/useHashTarget.ts';
import { messages } from '../../components/messages.ts';
import { QuestionCard } from '../card/QuestionCard.tsx';
import classes from './QuestionList.module.css';
import type { QuestionListFragment } from './question-list.generated.ts';
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
  const { questions, pagination } = list;
  useHashTarget();
  const tabOf = (wanted: number) => pagination.tabs.find((tab) => tab.page === wanted)?.label;
  const awaited = labelRange(tabOf(page));
  const shown = labelRange(tabOf(pagination.page));
  const first = shown?.from ?? 1;
  const promised = shown ? shown.to - shown.from + 1 : questions.length;
  return (
    <section aria-labelledby="list-heading" aria-busy={busy} className={classes.list}>
      <h2 id="list-heading" ref={heading} tabIndex={-1} className={classes.heading}>
        {awaited ? placesName(awaited) : 'Questions'}
        <span className={classes.total}>{` of ${pagination.total}${ranged ? ' in range' : ''}`}</span>
      </h2>
      <ol className={classes.cards} data-busy={busy || undefined}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard question={question} place={first + index} boardNames={boardNames} />
          </li>
        ))}
      </ol>
      {questions.length < promised && (
        <p className={classes.locked}>
          <IconLock size={18} stroke={1.75} aria-hidden />
          {messages.onlyOpenPart(questions.length, promised)}
        </p>
      )}
    </section>
  );
}

const placesName = ({ from, to }: Range) => (from === to ? `Question ${from}` : `Questions ${from}–${to}`);

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
