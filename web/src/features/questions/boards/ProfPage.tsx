import { useParams } from 'react-router-dom';
import { CardGrid, CardGridSkeleton, LinkCard } from '../../../components/CardGrid.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { boardPath, paths, subjectPath } from '../paths.ts';
import { t } from '../messages/index.ts';
import { namesOf } from './names.ts';
import { useBoardQuery } from './board.generated.ts';
import { useProgressText } from './useProgressText.ts';

const SUBJECTS = 3;

/** The board's query includes all subjects, so coming from its page this one renders at once. */
export function ProfPage() {
  const { board: boardCode = '', prof = '' } = useParams();
  const query = useBoardQuery({ variables: { board: boardCode } });
  const progressOf = useProgressText();
  const board = query.data?.board;
  const year = board?.professionalYears.find(({ code }) => code === prof);
  const isSettled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={year?.name ?? (isSettled ? t('questions.professionalYear') : undefined)}
        documentTitle={board && year && t('questions.professionalYearTitle', { year: year.name, board: board.name })}
        description={
          board &&
          year &&
          t('questions.professionalYearDescription', {
            board: board.name,
            year: year.name,
            subjects: namesOf(year.subjects),
          })
        }
        missing={isSettled && !query.error && !year}
        backTo={boardPath(boardCode)}
        crumbs={[
          { label: t('shared.questions'), to: paths.boards },
          { label: board?.name ?? (isSettled ? boardCode : undefined), to: boardPath(boardCode) },
        ]}
      />
      <Loaded query={query} skeleton={<CardGridSkeleton columns={3} count={SUBJECTS} head="code" />}>
        {() =>
          !year ? (
            <NoData />
          ) : year.subjects.length === 0 ? (
            <NoData>{t('questions.noSubjects')}</NoData>
          ) : (
            <CardGrid columns={3}>
              {year.subjects.map(({ code, name }) => {
                const to = subjectPath({ board: boardCode, prof, subject: code });
                return <LinkCard key={code} to={to} title={name} code={code} progress={progressOf(to, prof, code)} />;
              })}
            </CardGrid>
          )
        }
      </Loaded>
    </>
  );
}
