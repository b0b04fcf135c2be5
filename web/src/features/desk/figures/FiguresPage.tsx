import { useSearchParams } from 'react-router-dom';
import type { ReportName } from '../../../graphql.generated.ts';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { StateFilter } from '../StateFilter.tsx';
import { Affiliates } from './Affiliates.tsx';
import { Authors } from './Authors.tsx';
import { Coverage } from './Coverage.tsx';
import { type Days, useDays } from './days.ts';
import { DaysFields } from './DaysFields.tsx';
import { EndingPlans } from './EndingPlans.tsx';
import { t as deskText } from '../messages/index.ts';
import { t } from './messages/index.ts';
import { Questions } from './Questions.tsx';
import { Readers } from './Readers.tsx';
import { Sales } from './Sales.tsx';

const REPORTS: readonly ReportName[] = [
  'SALES',
  'READERS',
  'ENDING_PLANS',
  'AFFILIATES',
  'COVERAGE',
  'QUESTIONS',
  'AUTHORS',
];
const WITHOUT_DAYS: readonly ReportName[] = ['ENDING_PLANS', 'COVERAGE', 'QUESTIONS'];

/** How the site does: `/studio/desk/figures`, another report with `?report=READERS`, days with `?from=…&to=…`. */
export const FiguresPage = () => (
  <StudioPage title={deskText('desk.figuresTitle')} ofDesk backTo={paths.desk}>
    <Figures />
  </StudioPage>
);

function Figures() {
  const [params] = useSearchParams();
  const report = REPORTS.find((one) => one === params.get('report')) ?? 'SALES';
  const { days, change } = useDays();
  return (
    <>
      <StateFilter
        label={t('desk.figuresShown')}
        param="report"
        states={REPORTS}
        state={report}
        name={(one) => t('desk.figuresReport', { report: one })}
      />
      {!WITHOUT_DAYS.includes(report) && <DaysFields days={days} onChange={change} />}
      <Shown report={report} days={days} />
    </>
  );
}

function Shown({ report, days }: { report: ReportName; days: Days }) {
  switch (report) {
    case 'SALES':
      return <Sales days={days} />;
    case 'READERS':
      return <Readers days={days} />;
    case 'ENDING_PLANS':
      return <EndingPlans />;
    case 'AFFILIATES':
      return <Affiliates days={days} />;
    case 'COVERAGE':
      return <Coverage days={days} />;
    case 'QUESTIONS':
      return <Questions days={days} />;
    case 'AUTHORS':
      return <Authors days={days} />;
  }
}
