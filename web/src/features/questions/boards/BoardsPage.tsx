import { PageHeader } from '../../../components/PageHeader.tsx';
import { t } from './messages/index.ts';
import { BoardCards } from './BoardCards.tsx';

export const BoardsPage = () => (
  <>
    <PageHeader title={t('shared.questions')} description={t('questions.description')} backTo="/">
      <p>{t('questions.description')}</p>
    </PageHeader>
    <BoardCards />
  </>
);
