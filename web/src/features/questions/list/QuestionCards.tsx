import { Button } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { moveTo } from '../../../components/useHashTarget.ts';
import type { RecordView } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { t } from '../messages/index.ts';
import { fitsFilters, type Filters } from './filters.ts';
import { ListedQuestion } from './ListedQuestion.tsx';
import classes from './QuestionList.module.css';
import type { NextPage } from './useNextPage.ts';

type Props = {
  title: string;
  questions: readonly QuestionCardFragment[];
  /** The place of the first one. */
  first: number;
  /** Of the whole list, if known. */
  total: number | null;
  busy: boolean;
  next: NextPage;
  boardNames: ReadonlyMap<string, string>;
  records: ReadonlyMap<string, RecordView>;
  filters: Filters;
  onClearFilters: () => void;
};

/** The questions of a page that fit the filters, with their places in the unfiltered list. */
export function QuestionCards({
  title,
  questions,
  first,
  total,
  busy,
  next,
  boardNames,
  records,
  filters,
  ...props
}: Props) {
  const { page: nextPage, open: openNext, watch } = next;
  const path = useLocation().pathname;
  const shown = questions
    .map((question, index) => ({ question, place: first + index, record: records.get(question.id) }))
    .filter(({ question, record }) => fitsFilters(filters, question, record));
  const goOn = (index: number) => {
    const following = shown[index + 1]?.question.ref;
    if (!following) return nextPage === undefined ? undefined : openNext;
    return () => moveTo(document.getElementById(following)!);
  };
  if (shown.length === 0 && questions.length > 0) {
    return (
      <div className={classes.none} ref={watch}>
        <p role="status">{t('questions.noneFits')}</p>
        <Button variant="default" onClick={props.onClearFilters}>
          {t('questions.clearFilters')}
        </Button>
      </div>
    );
  }
  return (
    <ol className={classes.cards} data-busy={busy || undefined}>
      {shown.map(({ question, place, record }, index) => (
        <li key={question.id} id={`place-${place}`} ref={index === shown.length - 1 ? watch : undefined}>
          <ListedQuestion
            question={question}
            place={place}
            shelf={{ path, title, place, ...(total !== null && { total }) }}
            boardNames={boardNames}
            onNext={goOn(index)}
            record={record}
          />
        </li>
      ))}
    </ol>
  );
}
