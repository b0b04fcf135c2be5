import { t } from '../i18n/index.tsx';
import { NoData } from './NoData.tsx';
import { PageHeader } from './PageHeader.tsx';

/** For an address that no page has. */
export const NoSuchPage = ({ backTo }: { backTo?: string }) => (
  <>
    <PageHeader title={t('shared.pageNotFound')} missing {...(backTo !== undefined && { backTo })} />
    <NoData>{t('shared.noSuchPage')}</NoData>
  </>
);
