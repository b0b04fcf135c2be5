import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { sendPage, toPage, type Page } from './page.ts';
import { fillTemplate, type PageSettings } from './template.ts';

// Browsers look for a new worker with each visit, so this ends the last one within a visit. Open pages go on without.
const REMOVE_ITSELF = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/** The client's service worker, whose copies of index.html follow the site's settings, or one that removes it. */
export function serviceWorker(folder: string, settings: PageSettings): RequestHandler {
  const script = settings.serviceWorker === 'off' ? () => REMOVE_ITSELF : readScript(folder, settings);
  let page: Promise<Page> | undefined;
  return async (request, response, next) => {
    const content = script(String(response.getHeader('Content-Security-Policy')));
    if (content === undefined) return next();
    page ??= toPage({ status: 200, html: content });
    await sendPage(await page, request, response, 'text/javascript');
  };
}

function readScript(folder: string, settings: PageSettings) {
  const worker = join(folder, 'sw.js');
  if (!existsSync(join(folder, 'index.html')) || !existsSync(worker)) return () => undefined;
  const text = readFileSync(worker, 'utf8');
  // The copies keep the page's policy, so that a change of it is a new revision too.
  const revisionOf = (index: string, policy: string) => {
    const html = fillTemplate(readFileSync(join(folder, index), 'utf8'), settings);
    return createHash('sha256').update(html).update(policy).digest('base64url').slice(0, 16);
  };
  return (policy: string) =>
    text.replaceAll(/%REVISION_OF_([\w/.-]+)%/g, (_, index: string) => revisionOf(index, policy));
}
