import { PageHeader } from '../../../components/PageHeader.tsx';
import { BoardCards } from './BoardCards.tsx';

const DESCRIPTION = 'Questions for the MBBS professional examinations, by board, year and topic.';

export const BoardsPage = () => (
  <>
    <PageHeader title="Board questions" description={DESCRIPTION} backTo="/">
      <p>{DESCRIPTION}</p>
    </PageHeader>
    <BoardCards />
  </>
);
