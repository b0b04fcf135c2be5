import { BKASH_ACCOUNT } from './fake-bkash.ts';
import { SSLCOMMERZ_ACCOUNT } from './fake-sslcommerz.ts';

/** What switches the api to the providers' stand-ins. */
export const fakeProviderSettings = ({ sslcommerz, bkash }: { sslcommerz: string; bkash: string }) => ({
  SSLCOMMERZ_URL: sslcommerz,
  SSLCOMMERZ_STORE_ID: SSLCOMMERZ_ACCOUNT.storeId,
  SSLCOMMERZ_STORE_PASSWORD: SSLCOMMERZ_ACCOUNT.storePassword,
  BKASH_URL: bkash,
  BKASH_APP_KEY: BKASH_ACCOUNT.appKey,
  BKASH_APP_SECRET: BKASH_ACCOUNT.appSecret,
  BKASH_USERNAME: BKASH_ACCOUNT.username,
  BKASH_PASSWORD: BKASH_ACCOUNT.password,
});
