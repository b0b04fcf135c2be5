import { PageHeader } from '../../components/PageHeader.tsx';
import { BoardCards } from './BoardCards.tsx';

export const BoardsPage = () => (
  <>
    <PageHeader title="Board questions" backTo="/">
      <p>Past papers of the MBBS professional examinations, by the board that set them.</p>
    </PageHeader>
    <BoardCards />
  </>
);
