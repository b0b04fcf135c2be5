import { CardGrid, CardGridSkeleton, LinkCard } from '../../../components/CardGrid.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { boardPath } from '../paths.ts';
import { useBoardsQuery } from './boards.generated.ts';
import { useProgressText } from './useProgressText.ts';

const SKELETON_COUNT = 4;

export function BoardCards() {
  const query = useBoardsQuery();
  const progressOf = useProgressText();
  return (
    <Loaded query={query} skeleton={<CardGridSkeleton columns={4} count={SKELETON_COUNT} head="bubble" />}>
      {({ boards }) =>
        boards.length === 0 ? (
          <NoData />
        ) : (
          <CardGrid columns={4}>
            {boards.map(({ code, name }) => (
              <LinkCard
                key={code}
                to={boardPath(code)}
                title={name}
                bubble={code}
                progress={progressOf(boardPath(code))}
              />
            ))}
          </CardGrid>
        )
      }
    </Loaded>
  );
}
