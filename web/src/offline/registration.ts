/** The gateway says in the page whether the site has a service worker; Vite's own server has none. */
const isOffered = () => 'serviceWorker' in navigator && document.documentElement.dataset['serviceWorker'] === 'on';

/** The worker of this site, if there is one already. Where the site has switched it off, the worker is removed. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration();
  if (!found || isOffered()) return found;
  // Fetches the script that removes the worker. The browser does so by itself, but on a busy device much later.
  await found.update().catch(() => {});
  return undefined;
}

/** From here on the site opens without a network. Undefined where there is no worker. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isOffered() ? navigator.serviceWorker.register('/sw.js').catch(() => undefined) : undefined;
