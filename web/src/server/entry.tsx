import { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { basePath, type PageLanguage } from 'schema/language-path.ts';
import { DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';
import type { Site } from 'schema/site.ts';
import { createCache } from '../app/cache.ts';
import { App } from '../app/App.tsx';
import { site } from '../theme/site.ts';
import { preloadTags, routeChunks, SANITIZER, type Manifest } from './chunks.ts';
import { criticalCss, hasLayers } from './critical-css.ts';
import { createDocument, type InlineStyles } from './document.ts';
import { createInProcessLink, type Execute } from './in-process.ts';
import { inLanguage } from './language.ts';
import { addressOf, isPrivate, pageOf, wantsBody } from './pages.ts';
import type { Sanitize } from '../components/sanitize-context.ts';
import { frameTables } from '../components/tables/tables.ts';
import { sanitize } from './sanitize.ts';
import { shareTags, splitHead } from './share.ts';
import { START_SCRIPT_HASH } from './start-script.ts';

export type { Execute } from './in-process.ts';

/** A language's client as built: its index.html and its manifest. */
export type Build = { template: string; manifest: Manifest };

type Options = Build & {
  /** Clients in other languages. Pages without one of their language start the English client. */
  translations?: Partial<Record<PageLanguage, Build>>;
  origin: string;
  site?: Site;
  /** The built style sheets by address, to be put inline. Without one of a page's, its files block its first paint. */
  styles?: ReadonlyMap<string, string>;
};

export type Rendered = { status: 200 | 404; html: string };

const sanitizeForPage: Sanitize = (html, layOut) => (layOut ? frameTables(layOut(sanitize(html))) : sanitize(html));

export type Renderer = {
  /** The name of the page at a path and query, shared by all its addresses; undefined for no page. */
  pageOf: (path: string, query: string) => string | undefined;
  /** The whole document as a visitor sees it. Throws when its data could not be loaded. */
  render: (page: string, language: Language, execute: Execute) => Promise<Rendered>;
  /** Of the pages' inline script, as their Content-Security-Policy takes it. */
  scriptHash: string;
};

// Each round runs a query that depends on another's result.
const MAX_ROUNDS = 5;

export async function createRenderer({
  template,
  manifest,
  translations,
  origin,
  site: own,
  styles,
}: Options): Promise<Renderer> {
  Object.assign(site, own);
  const builds = Object.entries({ [DEFAULT_LANGUAGE]: { template, manifest }, ...translations });
  const clients = new Map(
    builds.map(([name, build]) => [name, { ...build, document: createDocument(build.template) }]),
  );
  const chunks = await routeChunks();
  const inlineStyles = styles && styleInliner(styles);

  async function render(page: string, language: Language, execute: Execute): Promise<Rendered> {
    const { path, search } = addressOf(page);
    const client = clients.get(language) ?? clients.get(DEFAULT_LANGUAGE)!;
    const base = basePath(language);
    const { link, outcome } = createInProcessLink(execute);
    const graph = new ApolloClient({ cache: createCache(), link, ssrMode: true, devtools: { enabled: false } });
    try {
      const { result } = await prerenderStatic({
        tree: (
          <StaticRouter basename={base} location={base + path + search}>
            <App client={graph} sanitize={sanitizeForPage} />
          </StaticRouter>
        ),
        // In one chunk: the Content-Security-Policy blocks the inline scripts that insert later ones.
        renderFunction: (tree) => prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        maxRerenders: MAX_ROUNDS,
      });
      if (outcome.hasFailed) throw new Error(`The data of ${path} could not be loaded`);
      const { head, body } = splitHead(result);
      const isMissing = outcome.isMissing || /<meta name="robots" content="noindex"/.test(head);
      const isListed = !isMissing && !isPrivate(path);
      const sources = [...chunks(path), ...(body.includes(' data-purified=') ? [SANITIZER] : [])];
      return {
        status: isMissing ? 404 : 200,
        html: client.document({
          language,
          head: `${shareTags({ head, origin, path, language, isListed })}${preloadTags(client, sources)}`,
          // A failed query is not in the cache: the browser repeats it and shows the error.
          ...(wantsBody(page) && !outcome.isAddressInvalid && { body, state: graph.extract(), inlineStyles }),
        }),
      };
    } finally {
      graph.stop();
    }
  }

  return {
    pageOf,
    render: (page, language, execute) => inLanguage(language, () => render(page, language, execute)),
    scriptHash: START_SCRIPT_HASH,
  };
}

function styleInliner(styles: ReadonlyMap<string, string>): InlineStyles {
  const readers = new Map<string, ReturnType<typeof criticalCss> | undefined>();
  const readerOf = (files: readonly string[]) => {
    const sheets = files.map((file) => styles.get(file));
    try {
      return sheets.every((sheet) => sheet !== undefined) ? criticalCss(sheets) : undefined;
    } catch {
      return undefined;
    }
  };
  return (files, body) => {
    const key = files.join(' ');
    if (!readers.has(key)) readers.set(key, readerOf(files));
    const css = readers.get(key)?.(body);
    return css === undefined ? undefined : { css, later: files.filter((file) => !hasLayers(styles.get(file)!)) };
  };
}
