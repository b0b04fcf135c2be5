import { PageHeader } from '../../components/PageHeader.tsx';
import { BoardCards } from './BoardCards.tsx';

const DESCRIPTION = 'Past papers of the MBBS professional examinations, by the board that set them.';

export const BoardsPage = () => (
  <>
    <PageHeader title="Board questions" description={DESCRIPTION} backTo="/">
      <p>{DESCRIPTION}</p>
    </PageHeader>
    <BoardCards />
  </>
);
