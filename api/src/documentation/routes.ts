import type { RequestHandler } from 'express';
import { printDocument } from 'schema/rest/join.ts';
import { readDocument } from './document.ts';
import { PAGE_POLICY, renderPage } from './page.ts';
import { Routes } from '../http/routes.ts';

const MAX_AGE = 'public, max-age=300';

function memoize<Value>(make: () => Value): () => Value {
  let cached: { it: Value } | undefined;
  return () => (cached ??= { it: make() }).it;
}

const text = memoize(printDocument);
const json = memoize(() => JSON.stringify(readDocument()));
const page = memoize(renderPage);

export function documentationRoutes() {
  const routes = new Routes();
  // Per route, since this router precedes all others.
  const allowCaching: RequestHandler = (_request, response, next) => {
    response.set('cache-control', MAX_AGE);
    next();
  };
  routes.add(
    'GET /openapi.yml',
    allowCaching,
    (_request, response) => void response.type('application/yaml').send(text()),
  );
  routes.add('GET /openapi.json', allowCaching, (_request, response) => void response.type('json').send(json()));
  routes.add('GET /docs', allowCaching, (_request, response) => {
    response.set('content-security-policy', PAGE_POLICY).type('html').send(page());
  });
  return routes;
}
