import { offlinePage } from './offline-page.ts';
import { findInShell } from './shell.ts';

const LIMIT_MS = 4000;

// What the gateway answers itself. A topic's address may have a dot (Vit. B12).
const NO_PAGES =
  /^\/(?:assets|auth|exchange|graphql|healthz|images|livez|metrics|packs|payments|readyz)(?:\/|$)|^\/[\w-]+\.\w+$/;

/** A page from the network, or within seconds the client itself, which shows it from what is on the device. */
export async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetchPage(event);
  // The browser would complain that its request was given up.
  event.waitUntil(network.catch(() => {}));
  if (NO_PAGES.test(url.pathname)) return network.catch(offlinePage);
  const response = await Promise.race([network, limit()]).catch(() => undefined);
  if (response && !isFromProxy(response)) return response;
  const shell = await findInShell(new URL('/index.html', location.origin));
  return shell ?? network.catch(offlinePage);
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preload = (await preloadResponse) as Response | undefined;
  return preload ?? fetch(request);
}

// No gateway answers, as while one is replaced.
const isFromProxy = ({ status }: Response) => status >= 502 && status <= 504;

const limit = () => new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT_MS));
