import { siteRoutes } from 'schema/site-routes.ts';
import { BoardPictures, BoardPicturesSkeleton } from './BoardPictures.tsx';
import type { HomePart } from './home-parts.ts';
import { Part } from './Part.tsx';

type Props = { boards: HomePart<'boards'>; onRetry: () => void; busy: boolean };

/** The boards by their pictures. */
export const HomeBoards = ({ boards, ...again }: Props) => (
  <Part
    id="boards"
    title="Board questions"
    all={{ label: 'All boards', to: siteRoutes.boards }}
    items={boards}
    renderSkeleton={(heading) => <BoardPicturesSkeleton heading={heading} />}
    {...again}
  >
    {(items, heading) => (
      <>
        {heading}
        <BoardPictures boards={items} />
      </>
    )}
  </Part>
);
