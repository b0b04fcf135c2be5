import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

/** `?dry_run=true` reports what would happen and changes nothing. */
export const dryRunQuery = z
  .object({ dry_run: z.stringbool(inputMessages.flag({ name: 'dry_run' })).default(false) })
  .transform(({ dry_run: dryRun }) => ({ dryRun }));

const declared = new WeakMap<Router | RequestHandler, Router>();
const dryRuns = new WeakSet<Request>();

/**
 * Where a router declares, beside a route, which of its calls store nothing: `dryRunsOf(routes).post(path, always)`, or
 * `byQuery` where the route reads `dryRunQuery`.
 */
export function dryRunsOf(routes: Router): Router {
  const existing = declared.get(routes);
  if (existing) return existing;
  const declarations = Router();
  declared.set(routes, declarations);
  return declarations;
}

export const always: RequestHandler = (request, _response, next) => {
  dryRuns.add(request);
  next();
};

export const byQuery: RequestHandler = (request, _response, next) => {
  // A query that the route will refuse is no dry run.
  const { success, data } = dryRunQuery.safeParse(request.query);
  if (success && data.dryRun) dryRuns.add(request);
  next();
};

/** Middleware that marks the dry runs that these routers declare. Mount it before anything that calls `isDryRun`. */
export const dryRunsDeclaredBy = (routers: readonly (Router | RequestHandler)[]): RequestHandler[] =>
  routers.flatMap((routes) => {
    const declarations = declared.get(routes);
    return declarations ? [(request, response, next) => declarations(request, response, next)] : [];
  });

export const isDryRun = (request: Request): boolean => dryRuns.has(request);
