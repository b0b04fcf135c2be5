import { Link } from 'react-router-dom';
import { excerpt } from '../paged/excerpt.ts';
import rows from '../paged/Rows.module.css';
import { reportedPath } from '../pages.ts';
import { when } from '../when.ts';
import { t } from './messages/index.ts';
import classes from './Reports.module.css';
import type { StudioReportFragment } from './studio-reports.generated.ts';

export const ReportRow = ({ report }: { report: StudioReportFragment }) => {
  const { questionId, ref, kind, text, answer, createdAt, answeredAt, counts } = report;
  const words = excerpt(text) || t('studio.reportKind', { kind });
  return (
    <li className={rows.row}>
      <Link to={reportedPath(questionId)} className={rows.title} aria-label={t('studio.reportOfSays', { ref, words })}>
        {words}
      </Link>
      <p className={rows.facts}>
        {text && <strong>{t('studio.reportKind', { kind })}</strong>}
        <span>{ref}</span>
        {counts === false && <span>{t('studio.reportUncountedShort')}</span>}
        <time dateTime={createdAt}>{t('studio.reportedOn', { when: when(createdAt) })}</time>
        {answeredAt && <time dateTime={answeredAt}>{t('studio.answeredOn', { when: when(answeredAt) })}</time>}
      </p>
      {answer && <p className={classes.answer}>{answer}</p>}
    </li>
  );
};
