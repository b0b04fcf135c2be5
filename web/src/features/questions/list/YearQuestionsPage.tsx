import { useParams } from 'react-router-dom';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { YEAR_FILTER_MS } from '../../../components/timing.ts';
import { subjectPath, type SubjectCodes } from '../paths.ts';
import { useSubjectCodes } from '../subject/useSubjectCodes.ts';
import { t } from '../messages/index.ts';
import { BoardListPage } from './BoardListPage.tsx';
import { toListResult } from './list-result.ts';
import { useListPlace } from './useListPlace.ts';
import { wholeNumber } from './whole-number.ts';
import { useYearQuestionsQuery } from './year-questions.generated.ts';

export function YearQuestionsPage() {
  const codes = useSubjectCodes();
  const { year: text = '' } = useParams();
  const year = wholeNumber(text);
  if (year === undefined) {
    return (
      <>
        <PageHeader title={text} missing backTo={subjectPath(codes)} />
        <NoData />
      </>
    );
  }
  return <YearQuestions key={`${subjectPath(codes)}/${year}`} codes={codes} year={year} />;
}

function YearQuestions({ codes, year }: { codes: SubjectCodes; year: number }) {
  const listPlace = useListPlace(YEAR_FILTER_MS);
  const query = useYearQuestionsQuery({ variables: { ...codes, year, ...listPlace.requestPlace } });
  const result = toListResult(query, ({ boardSubject }) => boardSubject?.yearQuestions);
  return (
    <BoardListPage
      title={t('questions.yearList', { year })}
      codes={codes}
      listPlace={listPlace}
      result={result}
      paper={{ ...codes, year: String(year) }}
    />
  );
}
