import { findLanguages } from './languages.ts';
import { openPage } from './navigation.ts';
import { readPackPicture } from './pack-pictures.ts';
import { handleNotificationClick, handlePush } from './push.ts';
import { dropFormerShells, findInShell, isOfShell, storeShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const language of await findLanguages(windows.map(({ url }) => url))) await storeShell(language);
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  await self.registration.navigationPreload?.enable();
  // A page of the former version that is still open may need more of its files.
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await dropFormerShells();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (isOfShell(url)) event.respondWith(findOrFetch(request, url));
  else if (url.pathname.startsWith('/images/')) event.respondWith(fetchPicture(request, url));
});

const findOrFetch = async (request: Request, url: URL) => (await findInShell(url)) ?? fetch(request);

async function fetchPicture(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const picture = await readPackPicture(url);
    if (picture) return picture;
    throw error;
  }
}

// Sent when the reader asks for the new version; else it waits until every tab is closed.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('push', handlePush);
self.addEventListener('notificationclick', handleNotificationClick);
