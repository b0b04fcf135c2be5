import { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createCache } from '../app/cache.ts';
import { App } from '../app/App.tsx';
import { preloadTags, routeChunks, type Manifest } from './chunks.ts';
import { createDocument } from './document.ts';
import { inProcess, type Execute } from './in-process.ts';
import { addressOf, isPrivate, pageOf, wantsBody } from './pages.ts';
import { sanitize } from './sanitize.ts';
import { shareTags, splitHead } from './share.ts';

export type { Execute } from './in-process.ts';

type Options = {
  /** The built index.html. */
  template: string;
  /** The client build's manifest. */
  manifest: Manifest;
  /** The site's origin, as others reach it. */
  origin: string;
};

export type Rendered = { status: 200 | 404; html: string };

export type Renderer = {
  /**
   * Which page a path and its query are an address of: addresses of one page share its name. Undefined where the page is
   * left to the browser.
   */
  pageOf: (path: string, query: string) => string | undefined;
  /** The whole document of a page as a visitor sees it. Throws where its data could not be had. */
  render: (page: string, execute: Execute) => Promise<Rendered>;
};

// Each round is a query that waits for another's answer.
const MAX_ROUNDS = 5;

/** Renders the web client's pages on a server, in a process without window, storage or reader. */
export async function createRenderer({ template, manifest, origin }: Options): Promise<Renderer> {
  const document = createDocument(template);
  const chunks = await routeChunks();

  async function render(page: string, execute: Execute): Promise<Rendered> {
    const { path, search } = addressOf(page);
    const { link, outcome } = inProcess(execute);
    const client = new ApolloClient({ cache: createCache(), link, ssrMode: true, devtools: { enabled: false } });
    try {
      const { result } = await prerenderStatic({
        tree: (
          <StaticRouter location={path + search}>
            <App client={client} sanitize={sanitize} />
          </StaticRouter>
        ),
        // No part comes later by a script of its own, which the Content-Security-Policy would stop.
        renderFunction: (tree) => prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        maxRerenders: MAX_ROUNDS,
      });
      if (outcome.failed) throw new Error(`The data of ${path} could not be had`);
      const { head, body } = splitHead(result);
      const missing = outcome.missing || /<meta name="robots" content="noindex"/.test(head);
      const listed = !missing && !isPrivate(path);
      return {
        status: missing ? 404 : 200,
        html: document({
          head: `${shareTags({ head, origin, path, listed })}${preloadTags(manifest, chunks(path), template)}`,
          // A query that was refused is not in the cache: the browser asks it again, and says what came of it.
          ...(wantsBody(page) && !outcome.refused && { body, state: client.extract() }),
        }),
      };
    } finally {
      client.stop();
    }
  }

  return { pageOf, render };
}
