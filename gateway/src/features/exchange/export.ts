import type { RequestHandler } from 'express';
import type { Permission } from 'schema/roles.ts';
import { exchangeHandler, type ExchangeDependencies } from './call.ts';
import { sendFile } from './file.ts';

// Not HTML or SVG: the file comes from our own origin.
const FILE =
  /^(?:text\/(?:csv|plain|xml)|application\/(?:zip|xml|x-ndjson|vnd\.openxmlformats-officedocument\.(?:spreadsheetml\.sheet|wordprocessingml\.document)))(?:;|$)/i;
const PASSED = ['content-disposition', 'content-length', 'export-summary'] as const;

type ExportSource = { path: string; permission: Permission };
export const EXPORT: ExportSource = { path: '/admin/questions/export', permission: 'EXPORT' };
export const TEMPLATE: ExportSource = { path: '/admin/questions/export/template', permission: 'IMPORT' };
export const FIGURES: ExportSource = { path: '/admin/figures/csv', permission: 'REPORTS' };
export const LOG: ExportSource = { path: '/admin/events/csv', permission: 'ROLES' };

/**
 * GET /exchange/export: streams the REST API's export of questions, with its query, as a file to save. HEAD has
 * `export-summary` alone: how many questions there are, and what the format cannot carry. GET /exchange/template: a file to
 * fill in. GET /exchange/figures: a report of the desk. GET /exchange/log: its log.
 */
export const exportHandler = (dependencies: ExchangeDependencies, { path, permission }: ExportSource): RequestHandler =>
  exchangeHandler(dependencies, permission, ({ method }, response, { caller, search }) =>
    sendFile(dependencies.upstream, caller, response, {
      method: method === 'HEAD' ? 'HEAD' : 'GET',
      path,
      search,
      types: FILE,
      passed: PASSED,
    }),
  );
