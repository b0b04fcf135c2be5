import { Router } from 'express';
import { documentText, readDocument } from './document.ts';
import { PAGE_POLICY, renderPage } from './page.ts';

const MAX_AGE = 'public, max-age=300';

/** The document of this API: as it is, as JSON, and as a page to read. */
export function documentationRoutes() {
  const routes = Router();
  let page: string | undefined;

  routes.get('/openapi.yml', (_request, response) => {
    response.set('cache-control', MAX_AGE).type('application/yaml').send(documentText());
  });
  routes.get('/openapi.json', (_request, response) => {
    response.set('cache-control', MAX_AGE).json(readDocument());
  });
  routes.get('/docs', (_request, response) => {
    page ??= renderPage();
    response.set({ 'cache-control': MAX_AGE, 'content-security-policy': PAGE_POLICY }).type('html').send(page);
  });
  return routes;
}
