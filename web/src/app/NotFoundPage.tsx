import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { NoData } from '../components/NoData.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { t } from '../i18n/index.tsx';

export const NotFoundPage = () => (
  <>
    <PageHeader title={t('shared.pageNotFound')} missing backTo={siteRoutes.home} />
    <NoData
      action={
        <Button component={Link} to={siteRoutes.search}>
          {t('shared.search')}
        </Button>
      }
    >
      {t('shared.noSuchPage')}
    </NoData>
  </>
);
