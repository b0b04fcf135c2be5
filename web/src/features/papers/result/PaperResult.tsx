import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import type { StoredPaper } from '../device/database.ts';
import { sectionsOf, type Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import classes from './Result.module.css';
import { PAPERS_PATH, printPath } from '../paths.ts';
import { StartButton } from '../StartButton.tsx';
import type { OpenPaper } from '../usePaper.ts';
import { Compare } from './Compare.tsx';
import { Marks } from './Marks.tsx';
import { ReviewedQuestion } from './ReviewedQuestion.tsx';
import { ShareLink } from './ShareLink.tsx';

const PractiseWrong = lazy(async () => ({ default: (await import('./PractiseWrong.tsx')).PractiseWrong }));

type Props = { stored: StoredPaper; open: OpenPaper };

const FILTERS = { ALL: 'papers.all', WRONG: 'papers.wrongOnes', BLANK: 'papers.blankOnes' } as const;
type Filter = keyof typeof FILTERS;

const fits = (filter: Filter, { outcome }: Entry) =>
  filter === 'ALL' || (filter === 'BLANK' ? outcome === 'SKIPPED' : outcome === 'WRONG' || outcome === 'PARTLY');

/** A marked paper: the result, next steps, and every question with its key. */
export function PaperResult({ stored, open }: Props) {
  const { paper, owner } = stored;
  const entries = sectionsOf(stored).flatMap((section) => section.entries);
  const [isPractising, setIsPractising] = useState(false);
  const wrong = entries.filter((entry) => fits('WRONG', entry));
  const unmarked = entries.filter(
    ({ asked, answer, outcome }) => asked.type === 'SAQ' && answer?.saq?.length === 0 && outcome === 'SKIPPED',
  );
  return (
    <>
      <PageHeader title={paper.title} backTo={PAPERS_PATH} crumbs={[{ label: t('papers.title'), to: PAPERS_PATH }]}>
        <p className={classes.when}>
          {t('papers.satOn', { day: calendarDay(paper.finishedAt ?? paper.startedAt), rule: paper.rule.name })}
        </p>
      </PageHeader>
      {open.isLate && (
        <p role="status" className={classes.late}>
          {t('papers.late')}
        </p>
      )}
      {unmarked.length > 0 && (
        <p className={classes.toMark}>
          {t('papers.toMark', { count: unmarked.length })}
          <a href={`#place-${unmarked[0]!.number}`}>{t('papers.markNow')}</a>
        </p>
      )}
      {paper.result && <Marks result={paper.result} passShare={paper.rule.passShare} />}
      <NextSteps stored={stored} wrong={wrong.length} onPractise={() => setIsPractising(true)} />
      {owner && <ShareLink id={paper.id} title={paper.title} />}
      {owner && paper.mode === 'EXAM' && <Compare id={paper.id} named={paper.named} />}
      <Questions entries={entries} open={open} />
      {isPractising && (
        <Suspense>
          <PractiseWrong paper={paper} entries={wrong} onClose={() => setIsPractising(false)} />
        </Suspense>
      )}
    </>
  );
}

type NextStepsProps = { stored: StoredPaper; wrong: number; onPractise: () => void };

const NextSteps = ({ stored: { paper, owner, input }, wrong, onPractise }: NextStepsProps) => (
  <div className={classes.ways}>
    {wrong > 0 && <Button onClick={onPractise}>{t('papers.practiseWrong', { count: wrong })}</Button>}
    {owner ? (
      <StartButton variant="default" input={{ copyOf: paper.id, mode: paper.mode }}>
        {t('papers.sitAgain')}
      </StartButton>
    ) : (
      input && (
        <StartButton variant="default" input={input}>
          {t('papers.sitAnother')}
        </StartButton>
      )
    )}
    <Button component={Link} to={printPath(paper.id)} variant="default">
      {t('papers.print')}
    </Button>
  </div>
);

function Questions({ entries, open }: { entries: readonly Entry[]; open: OpenPaper }) {
  const [filter, setFilter] = useState<Filter>('ALL');
  const shown = entries.filter((entry) => entry.question && fits(filter, entry));
  return (
    <section aria-labelledby="paper-questions">
      <div className={classes.listHead}>
        <h2 id="paper-questions">{t('papers.questions')}</h2>
        <div role="group" aria-label={t('papers.show')} className={classes.filters}>
          {(Object.keys(FILTERS) as Filter[]).map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {t(FILTERS[name], { count: entries.filter((entry) => fits(name, entry)).length })}
            </button>
          ))}
        </div>
      </div>
      <ol className={classes.cards}>
        {shown.map((entry) => (
          <li key={entry.number} id={`place-${entry.number}`}>
            <ReviewedQuestion entry={entry} open={open} />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p role="status">{t('papers.none')}</p>}
    </section>
  );
}
