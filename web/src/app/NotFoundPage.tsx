import { NoData } from '../components/NoData.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { t } from '../i18n/index.tsx';

export const NotFoundPage = () => (
  <>
    <PageHeader title={t('shared.pageNotFound')} missing backTo="/" />
    <NoData>{t('shared.noSuchPage')}</NoData>
  </>
);
