import { useParams } from 'react-router-dom';
import { CardGrid, CardGridSkeleton, LinkCard } from '../../../components/CardGrid.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths, profPath } from '../paths.ts';
import { t } from '../messages/index.ts';
import { namesOf } from './names.ts';
import { useBoardQuery } from './board.generated.ts';
import { useProgressText } from './useProgressText.ts';

const YEARS = 4;

export function BoardPage() {
  const { board: code = '' } = useParams();
  const query = useBoardQuery({ variables: { board: code } });
  const progressOf = useProgressText();
  const board = query.data?.board;
  const isSettled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={board?.name ?? (isSettled ? code : undefined)}
        documentTitle={board && t('questions.boardTitle', { board: board.name })}
        description={board && t('questions.boardDescription', { board: board.name })}
        backTo={paths.boards}
        crumbs={[{ label: t('shared.questions'), to: paths.boards }]}
      />
      <Loaded query={query} skeleton={<CardGridSkeleton columns={2} count={YEARS} head="bubble" withText />}>
        {() =>
          !board?.professionalYears.length ? (
            <NoData />
          ) : (
            <CardGrid columns={2}>
              {board.professionalYears.map((year) => (
                <LinkCard
                  key={year.code}
                  to={profPath(code, year.code)}
                  title={year.name}
                  bubble={year.code.replace('_', '')}
                  progress={progressOf(profPath(code, year.code), year.code)}
                >
                  {namesOf(year.subjects)}
                </LinkCard>
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </>
  );
}
