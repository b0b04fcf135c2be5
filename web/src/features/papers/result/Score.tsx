import type { ReactNode } from 'react';
import { useOnline } from '../../../components/useOnline.ts';
import { listAll } from '../../../i18n/formats/lists.ts';
import { t } from '../messages/index.ts';
import { marksText, percent } from '../numbers.ts';
import type { PaperSheetFragment } from '../paper.generated.ts';
import { Bar } from './Bar.tsx';
import classes from './Marks.module.css';

type Result = NonNullable<PaperSheetFragment['result']>;
type Props = {
  paper: PaperSheetFragment;
  result: Result;
  /** How many short answers are to be marked by the reader, on this device. */
  missing: number;
  /** Next steps. */
  children: ReactNode;
};

const MINUTE_MS = 60_000;

/** The marks and, once everything is marked, the verdict by the components of the rule. */
export function Score({ paper: { rule, sections }, result, missing, children }: Props) {
  const { marks, outOf, markedOutOf, share, tookMs, components } = result;
  const verdict = missing > 0 ? null : result.verdict;
  const isOnline = useOnline();
  const isLocked = sections.some(({ items }) => items.some(({ asked, locked }) => locked && asked.parts.length > 0));
  const line = {
    marks: marksText(marks),
    total: marksText(verdict ? outOf : markedOutOf),
    minutes: t('papers.took', { count: Math.max(1, Math.round(tookMs / MINUTE_MS)) }),
  };
  const kinds = sections.map(({ kind }) => kind);
  return (
    <section className={classes.total} data-verdict={verdict} aria-label={t('papers.result')}>
      <p className={classes.score}>
        <b>{verdict ? percent(share) : marksText(marks)}</b>{' '}
        <span>{t(verdict ? 'papers.scoreLine' : 'papers.soFar', line)}</span>
      </p>
      {/* Always rendered, so that screen readers announce the verdict when it comes. */}
      <p role="status" className={classes.verdict}>
        {verdict
          ? verdictText(verdict, rule)
          : missing > 0
            ? t('papers.notMarkedYet', { count: missing })
            : result.unmarked > 0 &&
              t(isLocked ? 'papers.resultLocked' : isOnline ? 'papers.resultSoon' : 'papers.resultLater')}
      </p>
      {outOf > 0 && <Bar share={verdict ? share : marks / outOf} passShare={rule.passShare} verdict={verdict} />}
      <Components {...{ components, kinds }} isMarked={verdict !== null} />
      {result.remarked > 0 && <p className={classes.together}>{t('papers.remarked', { count: result.remarked })}</p>}
      <div className={classes.steps}>{children}</div>
    </section>
  );
}

const verdictText = (verdict: 'PASSED' | 'FAILED', { passShare }: { passShare: number }) =>
  t(verdict === 'PASSED' ? 'papers.passed' : 'papers.notPassed', { share: percent(passShare) });

type ComponentsProps = Pick<Result, 'components'> & { kinds: readonly string[]; isMarked: boolean };

/** What is passed apart from each other, or that all is passed together. */
function Components({ components, kinds, isMarked }: ComponentsProps) {
  if (components.length === 1) {
    const together = kinds.filter((kind) => components[0]!.component.kinds.some((one) => one === kind));
    return together.length > 1 ? <p className={classes.together}>{t('papers.together', listed(together))}</p> : null;
  }
  return (
    <ul className={classes.topics} aria-label={t('papers.byPart')}>
      {components.map(({ component, marks, outOf, markedOutOf, share, unmarked, verdict }) => (
        <li key={component.id}>
          <span>
            {component.name}
            <b data-verdict={isMarked ? verdict : null}>
              {isMarked && verdict
                ? verdictText(verdict, component)
                : unmarked > 0 && t('papers.notYet', { count: unmarked })}
            </b>
          </span>
          <span>
            {t('papers.marksShort', { marks: marksText(marks), total: marksText(isMarked ? outOf : markedOutOf) })}
          </span>
          <Bar share={share} passShare={component.passShare} verdict={isMarked ? verdict : null} />
        </li>
      ))}
    </ul>
  );
}

const listed = (kinds: readonly string[]) => ({ kinds: listAll(kinds) });
