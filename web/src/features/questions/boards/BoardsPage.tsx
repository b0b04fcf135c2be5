import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { t } from './messages/index.ts';
import { BoardCards } from './BoardCards.tsx';

export const BoardsPage = () => (
  <>
    <PageHeader title={t('shared.questions')} description={t('questions.description')} backTo="/">
      <p>
        {t('questions.description')} <Link to={siteRoutes.cards}>{t('questions.toCards')}</Link>
      </p>
    </PageHeader>
    <BoardCards />
  </>
);
