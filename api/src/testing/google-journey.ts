import type { TestApi } from './index.ts';
import { type GoogleAccount, type startProvider, testBrowser, type TestBrowser } from './google-provider.ts';

type Site = { api: TestApi; provider: Awaited<ReturnType<typeof startProvider>> };

/** Returns the address that the provider redirects back to. */
export async function throughGoogle({ api, provider }: Site, browser: TestBrowser, query = '') {
  let { location } = await browser.go(`${api.url}/users/google?ip=1.2.3.4${query}`);
  for (let hop = 0; hop < 6 && location.startsWith(provider.issuer); hop += 1) {
    ({ location } = await browser.go(location));
  }
  return location;
}

export const callback = ({ api }: Site, browser: TestBrowser, location: string) =>
  browser.go(`${api.url}/users/google/callback${new URL(location).search}`);

/** Returns what /login gets in its address. */
export async function signInWithGoogle(site: Site, account: GoogleAccount, query = '', browser = testBrowser()) {
  site.provider.state.account = account;
  const { location } = await callback(site, browser, await throughGoogle(site, browser, query));
  const { searchParams } = new URL(location);
  return { location, code: searchParams.get('code'), error: searchParams.get('error') };
}
