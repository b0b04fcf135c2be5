import { isBlank, type Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import type { OpenPaper } from '../usePaper.ts';
import { LockedQuestion } from './LockedQuestion.tsx';
import classes from './Result.module.css';
import { ReviewedQuestion } from './ReviewedQuestion.tsx';

const FILTERS = { ALL: 'papers.all', WRONG: 'papers.wrongOnes', BLANK: 'papers.blankOnes' } as const;
export type Filter = keyof typeof FILTERS;

/** A short answer that was written and not marked yet is not blank. */
export function fits(filter: Filter, entry: Entry): boolean {
  if (filter === 'BLANK') return entry.outcome === 'SKIPPED' && isBlank(entry);
  return filter === 'ALL' || entry.outcome === 'WRONG' || entry.outcome === 'PARTLY';
}

type Props = {
  entries: readonly Entry[];
  open: OpenPaper;
  filter: Filter;
  /** Whether the reader goes from short answer to short answer. */
  isMarking: boolean;
  onFilter: (filter: Filter) => void;
  /** Goes to the next short answer to mark; undefined without one. */
  onNext: (() => void) | undefined;
};

/** All questions of a paper with their keys, or only the wrong or the blank ones. */
export function Questions({ entries, open, filter, isMarking, onFilter, onNext }: Props) {
  const ended = entries.filter(({ question, locked }) => question || locked);
  const shown = ended.filter((entry) => fits(filter, entry));
  return (
    <section aria-labelledby="paper-questions">
      <div className={classes.listHead}>
        <h2 id="paper-questions">{t('papers.questions')}</h2>
        <div role="group" aria-label={t('papers.show')} className={classes.filters}>
          {(Object.keys(FILTERS) as Filter[]).map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => onFilter(name)}>
              {t(FILTERS[name], { count: ended.filter((entry) => fits(name, entry)).length })}
            </button>
          ))}
        </div>
      </div>
      <ol className={classes.cards} data-whole={isMarking || undefined}>
        {shown.map((entry) => (
          <li key={entry.number} id={`place-${entry.number}`}>
            {entry.question ? (
              <ReviewedQuestion {...{ entry, open, onNext }} question={entry.question} />
            ) : (
              <LockedQuestion entry={entry} />
            )}
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p role="status">{t('papers.none')}</p>}
    </section>
  );
}
