import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { currentLanguage } from 'server/language.ts';
import type { Execute } from './execute.ts';
import { sendPage, type Page } from './page.ts';
import { pageCache } from './page-cache.ts';
import { renderLimit } from './render-limit.ts';
import { loadRenderer, type Renderer } from './renderer.ts';
import type { PageSettings } from './template.ts';

// A question page costs 70 ms of the processor: at most a third of one goes into pages.
const LIMITS = { atOnce: 4, perSecond: 5, burst: 10, waiting: 4 };
const OWN_MACHINE = 'own machine';

type Options = {
  folder: string;
  origin: string;
  settings: PageSettings;
  executeFor: (request?: IncomingMessage) => Execute;
  /** A reader's address or network, as limits count it. */
  addressOf: (request: IncomingMessage) => string | undefined;
  /** Whether the caller's budget allows a render. */
  admits: (request: IncomingMessage) => Promise<boolean>;
  logger: Logger;
};

export type RenderedPages = {
  /** Renders in the current language. Falls through to the plain page if none is rendered. */
  handler: RequestHandler;
  /** Loads the renderer and renders the home page, so that the first visitor does not wait for it. */
  warmUp: () => Promise<void>;
};

/** Server-side rendering of the web client's pages for visitors. */
export function renderedPages({
  folder,
  origin,
  settings,
  executeFor,
  addressOf,
  admits,
  logger,
}: Options): RenderedPages {
  let loading: Promise<Renderer | undefined> | undefined;
  const load = () =>
    (loading ??= loadRenderer(folder, origin, settings).catch((error: unknown) => {
      logger.error({ err: error }, 'pages are rendered by browsers alone: build the web client anew');
      return undefined;
    }));

  const pages = pageCache({
    limit: renderLimit(LIMITS),
    onFailure: (page, error) => logger.warn({ err: error, page }, 'page not rendered; browsers do it'),
  });

  async function find(path: string, query: string, request?: IncomingMessage): Promise<Page | undefined> {
    const renderer = await load();
    const name = renderer?.pageOf(path, query);
    if (name === undefined) return undefined;
    const address = (request && addressOf(request)) ?? OWN_MACHINE;
    const language = currentLanguage();
    return pages(`${language} ${name}`, address, () => renderer!.render(name, language, executeFor(request)));
  }

  return {
    handler: async (request, response, next) => {
      const page = (await admits(request))
        ? await find(request.path, queryOf(request), request).catch(() => undefined)
        : undefined;
      if (!page) return next();
      allowScript(response, (await load())?.scriptHash);
      await sendPage(page, request, response);
    },
    warmUp: async () => void (await find('/', '')),
  };
}

const queryOf = ({ url }: Request) => url.slice(url.indexOf('?') + 1 || url.length);

const POLICY = 'Content-Security-Policy';

function allowScript(response: Response, hash: string | undefined) {
  const policy = response.getHeader(POLICY);
  if (!hash || typeof policy !== 'string') return;
  response.set(POLICY, policy.replace("script-src 'self'", `script-src 'self' ${hash}`));
}
