import { siteRoutes } from 'schema/site-routes.ts';
import { BoardPictures, BoardPicturesSkeleton } from './BoardPictures.tsx';
import type { HomePart } from './home-parts.ts';
import { t } from './messages/index.ts';
import { Part } from './Part.tsx';

type Props = { boards: HomePart<'boards'>; onRetry: () => void; busy: boolean };

export const HomeBoards = ({ boards, ...retry }: Props) => (
  <Part
    id="boards"
    title={t('shared.questions')}
    all={{ label: t('home.allBoards'), to: siteRoutes.boards }}
    items={boards}
    renderSkeleton={(heading) => <BoardPicturesSkeleton heading={heading} />}
    {...retry}
  >
    {(items, heading) => (
      <>
        {heading}
        <BoardPictures boards={items} />
      </>
    )}
  </Part>
);
