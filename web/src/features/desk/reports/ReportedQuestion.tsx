import { Link } from 'react-router-dom';
import { StudioCard } from '../../studio/card/index.ts';
import { studioQuestionPath } from '../../studio/shell/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { t } from './messages/index.ts';
import { ReportText } from './ReportText.tsx';
import classes from './Reports.module.css';
import type { ReportedQuestionQuery } from './studio-reports.generated.ts';

type Question = NonNullable<ReportedQuestionQuery['studio']['question']>;
type Props = { question: Question; onChange: () => Promise<unknown> };

/** On a phone the reports come first, beside the question where there is room. */
export function ReportedQuestion({ question, onChange }: Props) {
  const { id, version, retired, draft, published, reports } = question;
  const open = reports.filter(({ state }) => state === 'OPEN').toReversed();
  const answered = reports.filter(({ state }) => state !== 'OPEN');
  return (
    <div className={classes.columns}>
      <div className={classes.reports}>
        <section aria-labelledby="open-reports" className={classes.part}>
          <h2 id="open-reports">{t('desk.openOfQuestion', { count: open.length })}</h2>
          <a href="#reported-question" className={classes.down}>
            {t('desk.seeQuestion')}
          </a>
          {open.map((report) => (
            <article key={report.id} className={classes.report}>
              <ReportText report={report} />
              <AnswerForm report={report} onChange={onChange} />
            </article>
          ))}
        </section>
        {answered.length > 0 && (
          <section aria-labelledby="answered-reports" className={classes.part}>
            <h2 id="answered-reports">{t('desk.otherReports')}</h2>
            {answered.map((report) => (
              <article key={report.id} className={classes.report}>
                <ReportText report={report} />
              </article>
            ))}
          </section>
        )}
      </div>
      <section aria-labelledby="reported-question" className={classes.part}>
        <div className={classes.head}>
          <h2 id="reported-question" tabIndex={-1}>
            {t('desk.reportedQuestion')}
          </h2>
          <Link to={studioQuestionPath(id)}>{t('desk.correctIt')}</Link>
        </div>
        {retired && <p className={classes.note}>{t('desk.notPublished')}</p>}
        <StudioCard key={version} question={published ?? { ...draft, id }} />
      </section>
    </div>
  );
}
