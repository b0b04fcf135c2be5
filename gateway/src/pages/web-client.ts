import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { DEFAULT_LANGUAGE, type Language } from 'schema/languages.ts';
import { FOR_A_YEAR, staticFiles } from '../http/static-files.ts';
import { sendPage, toPage } from './page.ts';
import { fillTemplate, indexOf, type PageSettings } from './template.ts';

const INDEX = '/index.html';
const NO_PAGES = /^\/(assets|exchange|images)\//;

type Options = { folder: string; settings: PageSettings; pages: RequestHandler };

/**
 * Serves the built web client in a language. Page requests go to `pages`, which falls through to index.html with the
 * site's settings. Only the English client has the other files: all languages use the same addresses for them.
 */
export function webClient({ folder, settings, pages }: Options, language: Language = DEFAULT_LANGUAGE): RequestHandler {
  const index = indexOf(folder, language);
  if (!existsSync(index)) return notBuilt;
  const plain = toPage({ status: 200, html: fillTemplate(readFileSync(index, 'utf8'), settings) });
  const assets = join(folder, 'assets/');
  const files: RequestHandler =
    language === DEFAULT_LANGUAGE
      ? staticFiles(folder, (path) => (path.startsWith(assets) ? FOR_A_YEAR : 'no-cache'))
      : (_request, _response, next) => next();
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const plainPage = async (error?: unknown) => (error ? next(error) : sendPage(await plain, request, response));
    const page = () => pages(request, response, plainPage);
    // The service worker asks without `text/html`.
    if (request.path === INDEX) return plainPage();
    if (!isPage(request)) return files(request, response, next);
    if (!hasDot(request)) return page();
    files(request, response, page);
  };
}

const hasDot = (request: Request) => /\.[^/.]*$/.test(request.path);

function isPage(request: Request): boolean {
  if (NO_PAGES.test(request.path)) return false;
  // A topic's name may contain a dot (Vit. B12), but only page requests accept text/html.
  if (hasDot(request)) return request.headers.accept?.includes('text/html') ?? false;
  return Boolean(request.accepts('html'));
}

const notBuilt: RequestHandler = (request, response, next) => {
  if (request.path !== '/') return next();
  response.status(503).type('text').send('The web client is not built. Run: pnpm run build\n');
};
