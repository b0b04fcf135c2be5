import { Button } from '@mantine/core';
import { toMarks } from 'question/kinds/kind.ts';
import { InstallSlot } from '../install/index.ts';
import type { Outcome } from '../study/index.ts';
import { t } from './messages/index.ts';
import { outcomeOf, scoreOf } from './score.ts';
import classes from './Result.module.css';
import { ResultLists } from './ResultLists.tsx';
import type { PracticeItem, PracticeProps } from './types.ts';

type Items = readonly PracticeItem[];

type Props = Pick<PracticeProps, 'items' | 'attemptOf' | 'onClose' | 'nextList' | 'review'> & {
  onShow: (item: PracticeItem) => void;
  onTryAgain: (items: Items) => void;
  /** Practises these questions and keeps their answers. */
  onGoOn: (items: Items) => void;
  /** Shows the result of the whole list, if this is the result of a part. */
  onAll: (() => void) | undefined;
};

const OUTCOMES = ['RIGHT', 'PARTLY', 'WRONG', 'SKIPPED'] as const;

/** The result of a round, and next steps. */
export function Result({ items, attemptOf, onClose, nextList, review, onShow, onTryAgain, onGoOn, onAll }: Props) {
  const { counts, points, outOf, tookMs } = scoreOf(items, attemptOf);
  const withOutcome = (...outcomes: (Outcome | undefined)[]) =>
    items.filter(({ question }) => outcomes.includes(outcomeOf(question, attemptOf(question))));
  const wrong = withOutcome('WRONG', 'PARTLY');
  const skipped = withOutcome('SKIPPED', undefined);
  const open = withOutcome(undefined);
  return (
    <section className={classes.result} aria-labelledby="practice-result" data-focus>
      {open.length === 0 && review?.ending}
      <h3 id="practice-result" className={classes.head}>
        {t('practice.rightOf', { right: counts.RIGHT, total: items.length })}
      </h3>
      <div className={classes.bar} aria-hidden>
        {OUTCOMES.map((outcome) => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: counts[outcome] }} />
        ))}
      </div>
      <dl className={classes.facts}>
        {OUTCOMES.filter((outcome) => outcome !== 'PARTLY' || counts.PARTLY > 0).map((outcome) => (
          <div key={outcome}>
            <dt>{t('practice.outcome', { outcome })}</dt>
            <dd>{counts[outcome]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('practice.marks')}</dt>
          <dd>{t('practice.marksOf', { marks: toMarks(points), total: toMarks(outOf) })}</dd>
        </div>
        <Time tookMs={tookMs} />
      </dl>
      <div className={classes.ways}>
        {wrong.length > 0 && (
          <Button onClick={() => onTryAgain(wrong)}>{t('practice.retryWrong', { count: wrong.length })}</Button>
        )}
        {open.length > 0 && (
          <Button variant="default" onClick={() => onGoOn(open)}>
            {t('practice.answerSkipped', { count: open.length })}
          </Button>
        )}
        {nextList}
        {onAll && (
          <Button variant="default" onClick={onAll}>
            {t('practice.wholeList')}
          </Button>
        )}
        <Button variant="default" onClick={() => onClose(undefined)}>
          {t(review ? 'practice.finish' : 'practice.backToList')}
        </Button>
      </div>
      {open.length === 0 && <InstallSlot />}
      <ResultLists wrong={wrong} skipped={skipped} onShow={onShow} />
    </section>
  );
}

function Time({ tookMs }: { tookMs: number }) {
  const seconds = Math.round(tookMs / 1000);
  if (seconds === 0) return null;
  return (
    <div>
      <dt>{t('practice.time')}</dt>
      <dd>{t('practice.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}</dd>
    </div>
  );
}
