/** The gateway says in the page whether the site has a service worker; Vite's own server has none. */
const isOffered = () => 'serviceWorker' in navigator && document.documentElement.dataset['serviceWorker'] === 'on';

/** The worker of this site, if there is one already. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isOffered() ? navigator.serviceWorker.getRegistration() : undefined;

/** From here on the site opens without a network. Undefined where there is no worker. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isOffered() ? navigator.serviceWorker.register('/sw.js').catch(() => undefined) : undefined;
