import { moment } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import classes from './Reports.module.css';
import type { StudioReportFragment } from './studio-reports.generated.ts';

/** What a reader wrote, and what became of it. */
export const ReportText = ({ report }: { report: StudioReportFragment }) => {
  const { kind, text, state, answer, createdAt, answeredAt, counts } = report;
  return (
    <>
      <h3>{t('desk.reportKind', { kind })}</h3>
      {text ? <p className={classes.text}>{text}</p> : <p className={classes.quiet}>{t('desk.noWords')}</p>}
      <p className={classes.quiet}>
        <time dateTime={createdAt}>{t('desk.reportedOn', { when: moment(createdAt) })}</time>
      </p>
      {counts === false && <p className={classes.quiet}>{t('desk.reportUncounted')}</p>}
      {state !== 'OPEN' && (
        <div className={classes.answered} data-state={state}>
          <h4>{t(state === 'ACCEPTED' ? 'desk.accepted' : 'desk.declined')}</h4>
          <p>{answer}</p>
          {answeredAt && <time dateTime={answeredAt}>{moment(answeredAt)}</time>}
        </div>
      )}
    </>
  );
};
