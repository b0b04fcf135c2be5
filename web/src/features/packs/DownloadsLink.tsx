import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { useHasPacksQuery } from './has-packs.generated.ts';
import { t } from './messages/index.ts';

/** Absent where the site has no packs. */
export function DownloadsLink() {
  // In no document of the server: it follows what the page is about.
  const { data } = useHasPacksQuery({ ssr: false });
  return data?.features.packs ? <Link to={siteRoutes.downloads}>{t('packs.studyOffline')}</Link> : null;
}
