import { Button } from '@mantine/core';
import { withAllTicks } from 'question/answer.ts';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { moveTo } from '../../../components/useHashTarget.ts';
import { InstallSlot } from '../../install/index.ts';
import type { StoredPaper } from '../device/stored-paper.ts';
import { isTickedOff, unmarkedOf } from '../device/self-marking.ts';
import { isBlank, sectionsOf, type Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { PAPERS_PATH, printPath } from '../../../paths/papers.ts';
import type { OpenPaper } from '../usePaper.ts';
import { Compare } from './Compare.tsx';
import { Marks } from './Marks.tsx';
import { fits, Questions, type Filter } from './Questions.tsx';
import classes from './Result.module.css';
import { Score } from './Score.tsx';
import { ShareLink } from './ShareLink.tsx';
import { SitAgain } from './SitAgain.tsx';

const PractiseWrong = lazy(async () => ({ default: (await import('./PractiseWrong.tsx')).PractiseWrong }));

type Props = { stored: StoredPaper; open: OpenPaper };

/** The short answers that the verdict waits for, those being ticked right now last. */
function toMark(stored: StoredPaper, { marking }: OpenPaper): Entry[] {
  const sections = sectionsOf(stored);
  const current = sections.flatMap(({ entries }) => entries).filter((entry) => entry.number === marking);
  return [...unmarkedOf(sections), ...current.filter(isTickedOff)];
}

/** A marked paper: the result, next steps, and every question with its key. */
export function PaperResult({ stored, open }: Props) {
  const { paper } = stored;
  const entries = sectionsOf(stored).flatMap((section) => section.entries);
  const [isPractising, setIsPractising] = useState(false);
  const [isMarking, setIsMarking] = useState(false);
  const [filter, setFilter] = useState<Filter>('ALL');
  const wrong = entries.filter((entry) => entry.question && fits('WRONG', entry));
  const missing = toMark(stored, open);
  const showNext = () => {
    // The list may hide it, and cards out of sight have a guessed height.
    flushSync(() => {
      setFilter('ALL');
      setIsMarking(true);
    });
    const next = missing.find(({ number }) => number !== open.marking) ?? missing[0];
    const place = next && document.getElementById(`place-${next.number}`);
    if (place) moveTo(place);
  };
  return (
    <>
      <PageHeader title={paper.title} backTo={PAPERS_PATH} crumbs={[{ label: t('papers.title'), to: PAPERS_PATH }]}>
        <p className={classes.when}>
          {t('papers.satOn', { day: calendarDay(paper.finishedAt ?? paper.startedAt), rule: paper.rule.name })}
        </p>
      </PageHeader>
      {stored.isDrawn && <p className={classes.late}>{t('papers.markedHere')}</p>}
      {open.isLate && (
        <p role="status" className={classes.late}>
          {t('papers.late')}
        </p>
      )}
      {paper.result && (
        <Score paper={paper} result={paper.result} missing={missing.length}>
          <Steps
            {...{ missing, open }}
            wrong={wrong.length}
            onMark={showNext}
            onPractise={() => setIsPractising(true)}
          />
        </Score>
      )}
      {paper.result && <Marks result={paper.result} passShare={paper.rule.passShare} missing={missing.length} />}
      <Ways stored={stored} />
      <InstallSlot />
      <Questions
        {...{ entries, open, filter, isMarking }}
        onFilter={setFilter}
        onNext={missing.some(({ number }) => number !== open.marking) ? showNext : undefined}
      />
      {isPractising && (
        <Suspense>
          <PractiseWrong paper={paper} entries={wrong} onClose={() => setIsPractising(false)} />
        </Suspense>
      )}
    </>
  );
}

/** To sit it again, alone or with others. */
const Ways = ({ stored }: Pick<Props, 'stored'>) => {
  const { paper, owner, isDrawn } = stored;
  return (
    <>
      <div className={classes.ways}>
        <SitAgain stored={stored} />
        <Button component={Link} to={printPath(paper.id)} variant="default">
          {t('papers.print')}
        </Button>
      </div>
      {owner && !isDrawn && <ShareLink id={paper.id} title={paper.title} />}
      {owner && paper.mode === 'EXAM' && <Compare id={paper.id} named={paper.named} />}
    </>
  );
};

type StepsProps = {
  missing: readonly Entry[];
  open: OpenPaper;
  wrong: number;
  onMark: () => void;
  onPractise: () => void;
};

/** What to do next: first what the verdict waits for. */
const Steps = ({ missing, open, wrong, onMark, onPractise }: StepsProps) => (
  <>
    {missing.length > 0 && <Button onClick={onMark}>{t('papers.markThem', { count: missing.length })}</Button>}
    <CountBlanks blanks={missing.filter(isBlank)} open={open} />
    {wrong > 0 && (
      <Button variant={missing.length > 0 ? 'default' : 'filled'} onClick={onPractise}>
        {t('papers.practiseWrong', { count: wrong })}
      </Button>
    )}
  </>
);

/** For readers who left short answers out: the verdict would wait for them. */
function CountBlanks({ blanks, open }: { blanks: readonly Entry[]; open: OpenPaper }) {
  if (blanks.length === 0) return null;
  const countAsNone = async () => {
    for (const { number, asked } of blanks)
      await open.change(number, {
        answer: withAllTicks(
          {},
          asked.parts.map(({ label }) => label),
        ),
      });
    open.send();
  };
  return (
    <Button variant="default" onClick={() => void countAsNone()}>
      {t('papers.countBlanks', { count: blanks.length })}
    </Button>
  );
}
