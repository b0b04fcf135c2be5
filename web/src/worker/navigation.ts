import { languagePath, readLanguagePath } from 'schema/language-path.ts';
import { offlinePage } from './offline-page.ts';
import { findInShell, storeShell } from './shell.ts';

const LIMIT_MS = 4000;

// What the gateway answers itself. A topic's address may have a dot (Vit. B12).
const NO_PAGES =
  /^\/(?:assets|auth|exchange|graphql|healthz|images|livez|metrics|packs|payments|readyz)(?:\/|$)|^\/[\w-]+\.\w+$/;

/** A page from the network, or within seconds the client itself, which shows it from what is on the device. */
export async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetchPage(event);
  // The browser would complain that its request was given up.
  event.waitUntil(network.catch(() => {}));
  const { language, path } = readLanguagePath(url.pathname);
  const offline = () => offlinePage(language);
  if (NO_PAGES.test(path)) return network.catch(offline);
  const finding = findInShell(new URL(languagePath('/index.html', language), location.origin));
  const response = await Promise.race([network, limit()]).catch(() => undefined);
  const shell = await finding;
  if (response && !isFromProxy(response)) {
    // The first visit to a page in another language.
    if (!shell) event.waitUntil(storeShell(language).catch(() => {}));
    return response;
  }
  return shell ?? network.catch(offline);
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preload = (await preloadResponse) as Response | undefined;
  return preload ?? fetch(request);
}

// No gateway answers, as while one is replaced.
const isFromProxy = ({ status }: Response) => status >= 502 && status <= 504;

const limit = () => new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT_MS));
