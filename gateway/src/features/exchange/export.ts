import type { RequestHandler } from 'express';
import { exchangeHandler, type ExchangeDependencies } from './call.ts';
import { sendFile } from './file.ts';

// Not HTML or SVG: the file comes from our own origin.
const FILE =
  /^(?:text\/(?:csv|plain|xml)|application\/(?:zip|xml|x-ndjson|vnd\.openxmlformats-officedocument\.(?:spreadsheetml\.sheet|wordprocessingml\.document)))(?:;|$)/i;
const PASSED = ['content-disposition', 'content-length', 'export-summary'] as const;

export const EXPORT = '/admin/questions/export';
export const TEMPLATE = '/admin/questions/export/template';

/**
 * GET /exchange/export: streams the REST API's export of questions, with its query, as a file to save. HEAD has
 * `export-summary` alone: how many questions there are, and what the format cannot carry. GET /exchange/template: a file to
 * fill in.
 */
export const exportHandler = (dependencies: ExchangeDependencies, path: string): RequestHandler =>
  exchangeHandler(dependencies, ({ method }, response, { caller, search }) =>
    sendFile(dependencies.upstream, caller, response, {
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      path,
      search,
      types: FILE,
      passed: PASSED,
    }),
  );
