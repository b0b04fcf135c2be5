import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { IconChevronRight } from '../../../components/icons.ts';
import { accountPaths, type LoginState } from '../../../session/index.ts';
import { percent } from '../numbers.ts';
import { t, Trans } from '../messages/index.ts';
import { PAPERS_PATH, paperPath } from '../../../paths/papers.ts';
import { Chart } from './Chart.tsx';
import type { ListedPaper } from './listed-paper.ts';
import classes from './Papers.module.css';

const state: LoginState = { from: PAPERS_PATH };

/** Newest first. */
export const PaperList = ({ papers, isOnDevice = false }: { papers: readonly ListedPaper[]; isOnDevice?: boolean }) => (
  <>
    {isOnDevice && (
      <p className={classes.onDevice}>
        <Trans id="papers.onDevice" components={{ logIn: <Link to={accountPaths.logIn} state={state} /> }} />
      </p>
    )}
    {papers.length === 0 ? <p className={classes.none}>{t('papers.noneYet')}</p> : <Chart papers={papers} />}
    <ul className={classes.list} aria-label={t('papers.title')}>
      {papers.map(({ id, title, mode, state: of, startedAt, result }) => (
        <li key={id}>
          <Link to={paperPath(id)} className={classes.paper}>
            <span>
              <strong>{title}</strong>
              <small>{t(mode === 'EXAM' ? 'papers.examOn' : 'papers.tutorOn', { day: calendarDay(startedAt) })}</small>
            </span>
            {of === 'OPEN' ? <em>{t('papers.goOnWith')}</em> : result && <Mark result={result} />}
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </>
);

function Mark({ result: { verdict, share, unmarked } }: { result: NonNullable<ListedPaper['result']> }) {
  // A paper without marks has no verdict either.
  if (verdict === null) return unmarked > 0 && <b>{t('papers.notMarkedShort')}</b>;
  return (
    <b data-verdict={verdict}>
      {percent(share)}
      <small>{t(verdict === 'PASSED' ? 'papers.passedShort' : 'papers.notPassedShort')}</small>
    </b>
  );
}
