import { useParams } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { paths, StudioPage, StudioSkeleton } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import { ReportedQuestion } from './ReportedQuestion.tsx';
import { useReportedQuestionQuery } from './studio-reports.generated.ts';

/** A question with all that readers have reported of it: `/studio/reports/7`. */
export function ReportedQuestionPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('desk.reportsTitle')} backTo={paths.reports}>
      <Opened key={id} id={id} />
    </StudioPage>
  );
}

function Opened({ id }: { id: string }) {
  const query = useReportedQuestionQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ studio: { question } }) =>
        question ? (
          <ReportedQuestion question={question} onChange={() => query.refetch()} />
        ) : (
          <NoData>{t('studio.noQuestion')}</NoData>
        )
      }
    </Loaded>
  );
}
