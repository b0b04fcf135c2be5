import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { calendarDay } from '../../../components/calendar-day.ts';
import { t } from '../messages/index.ts';
import type { OwnReportFragment } from '../report.generated.ts';
import classes from './OwnReports.module.css';

/** Links to the search, which finds a question by its ref even if it was moved. */
const questionPath = (ref: string) => `${siteRoutes.search}?${new URLSearchParams({ q: ref })}`;

export const OwnReportRow = ({ report }: { report: OwnReportFragment }) => {
  const { ref, kind, text, state, answer, createdAt, answeredAt } = report;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h2>
          <Link to={questionPath(ref)}>{ref}</Link>
        </h2>
        <p className={classes.state} data-state={state}>
          {t('reports.state', { state })}
        </p>
      </div>
      <p className={classes.kind}>{t('reports.kind', { kind })}</p>
      {text && <p className={classes.text}>{text}</p>}
      <p className={classes.when}>{t('reports.sentOn', { day: calendarDay(createdAt) })}</p>
      {answer && (
        <div className={classes.answer}>
          <h3>{answeredAt ? t('reports.answeredOn', { day: calendarDay(answeredAt) }) : t('reports.answer')}</h3>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
};
