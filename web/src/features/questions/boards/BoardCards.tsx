import { CardGrid, CardGridSkeleton, LinkCard } from '../../../components/CardGrid.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { boardPath } from '../paths.ts';
import { useBoardsQuery } from './boards.generated.ts';

// Dhaka, Chittagong, Sylhet, Rajshahi (specification 2): as many places are kept while they load.
const BOARDS = 4;

/** The boards, each a way to its professional years. */
export const BoardCards = () => (
  <Loaded query={useBoardsQuery()} skeleton={<CardGridSkeleton columns={4} count={BOARDS} head="bubble" />}>
    {({ boards }) =>
      boards.length === 0 ? (
        <NoData />
      ) : (
        <CardGrid columns={4}>
          {boards.map(({ code, name }) => (
            <LinkCard key={code} to={boardPath(code)} title={name} bubble={code} />
          ))}
        </CardGrid>
      )
    }
  </Loaded>
);
