import { type RequestHandler, Router } from 'express';
import { documentText, readDocument } from './document.ts';
import { PAGE_POLICY, renderPage } from './page.ts';

const MAX_AGE = 'public, max-age=300';

/** Makes it when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

const text = once(documentText);
const json = once(() => JSON.stringify(readDocument()));
const page = once(renderPage);

/** The document of this API: as it is, as JSON, and as a page to read. */
export function documentationRoutes() {
  const routes = Router();
  // For each route by itself: the router comes before all others.
  const kept: RequestHandler = (_request, response, next) => {
    response.set('cache-control', MAX_AGE);
    next();
  };
  routes.get('/openapi.yml', kept, (_request, response) => void response.type('application/yaml').send(text()));
  routes.get('/openapi.json', kept, (_request, response) => void response.type('json').send(json()));
  routes.get('/docs', kept, (_request, response) => {
    response.set('content-security-policy', PAGE_POLICY).type('html').send(page());
  });
  return routes;
}
