import { useParams } from 'react-router-dom';
import { CardGrid, CardGridSkeleton, LinkCard } from '../../../components/CardGrid.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { messages } from '../../../components/messages.ts';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { boardPath, paths, subjectPath } from '../paths.ts';
import { namesOf } from './names.ts';
import { useBoardQuery } from './board.generated.ts';

const SUBJECTS = 3;

/** The subjects of a professional year; the board's own query has them, so from its page this one is there at once. */
export function ProfPage() {
  const { board: boardCode = '', prof = '' } = useParams();
  const query = useBoardQuery({ variables: { board: boardCode } });
  const board = query.data?.board;
  const year = board?.professionalYears.find(({ code }) => code === prof);
  const settled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={year?.name ?? (settled ? 'Professional year' : undefined)}
        documentTitle={board && year && `${year.name}, ${board.name}`}
        description={
          board &&
          year &&
          `${board.name} board questions of the ${year.name} MBBS examination: ${namesOf(year.subjects)}.`
        }
        missing={settled && !query.error && !year}
        backTo={boardPath(boardCode)}
        crumbs={[
          { label: 'Board questions', to: paths.boards },
          { label: board?.name ?? (settled ? boardCode : undefined), to: boardPath(boardCode) },
        ]}
      />
      <Loaded query={query} skeleton={<CardGridSkeleton columns={3} count={SUBJECTS} head="code" />}>
        {() =>
          !year ? (
            <NoData />
          ) : year.subjects.length === 0 ? (
            <NoData>{messages.noSubjects}</NoData>
          ) : (
            <CardGrid columns={3}>
              {year.subjects.map(({ code, name }) => (
                <LinkCard
                  key={code}
                  to={subjectPath({ board: boardCode, prof, subject: code })}
                  title={name}
                  code={code}
                />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </>
  );
}
