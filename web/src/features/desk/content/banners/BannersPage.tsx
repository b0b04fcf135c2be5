import { paths, StudioPage } from '../../../studio/shell/index.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { t } from '../messages/index.ts';
import { bannerPath, contentPaths } from '../paths.ts';
import { useDeskBannersQuery } from './banners.generated.ts';

/** `/studio/desk/banners` */
export const BannersPage = () => (
  <StudioPage title={t('desk.contentBanners')} backTo={paths.desk}>
    <Banners />
  </StudioPage>
);

function Banners() {
  const query = useDeskBannersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <EntryList
      kind="BANNER"
      query={query}
      entriesOf={({ desk }) => desk.banners}
      newTo={contentPaths.newBanner}
      pathOf={({ id }) => bannerPath(id)}
      titleOf={({ alt }) => alt}
      removalOf={() => t('desk.contentBannerRemoval')}
      thumbnailOf={({ image }) => image.url}
    />
  );
}
