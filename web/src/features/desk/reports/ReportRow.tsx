import { Link } from 'react-router-dom';
import { excerpt, rows } from '../../studio/paged/index.ts';
import { reportedPath, when } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import classes from './Reports.module.css';
import type { StudioReportFragment } from './studio-reports.generated.ts';

export const ReportRow = ({ report }: { report: StudioReportFragment }) => {
  const { questionId, ref, kind, text, answer, createdAt, answeredAt, counts } = report;
  const words = excerpt(text) || t('desk.reportKind', { kind });
  return (
    <li className={rows.row}>
      <Link to={reportedPath(questionId)} className={rows.title} aria-label={t('desk.reportOfSays', { ref, words })}>
        {words}
      </Link>
      <p className={rows.facts}>
        {text && <strong>{t('desk.reportKind', { kind })}</strong>}
        <span>{ref}</span>
        {counts === false && <span>{t('desk.reportUncountedShort')}</span>}
        <time dateTime={createdAt}>{t('desk.reportedOn', { when: when(createdAt) })}</time>
        {answeredAt && <time dateTime={answeredAt}>{t('desk.answeredOn', { when: when(answeredAt) })}</time>}
      </p>
      {answer && <p className={classes.answer}>{answer}</p>}
    </li>
  );
};
