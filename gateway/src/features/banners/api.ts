import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { bannerList, type Banner } from './rows.ts';

export const bannersApi = (rest: RestClient) => ({
  async all(): Promise<Banner[]> {
    const banners = await emptyOn404(rest.getPublic('/content/banners', bannerList));
    return banners.filter((banner): banner is Banner => banner.url !== null);
  },
});

export type BannersApi = ReturnType<typeof bannersApi>;
