import type { RequestHandler, Router } from 'express';
import type { Database } from '../db/connection.ts';
import type { JobDefinition } from '../jobs/index.ts';
import type { Live } from './notifications/index.ts';
import type { Services } from '../services.ts';

/** A router and the path that it is mounted at, below BASE_PATH. */
export type Mount = [path: string, ...handlers: (Router | RequestHandler)[]];

/** What jobs may use. */
export type JobServices = { db: Database; live: Live; now: () => Date };

export type Feature = {
  /** Calls for which the bearer token is not looked at. */
  open?: (services: Services) => Mount[];
  calls?: (services: Services) => Mount[];
  /** Below /admin, for the site's administrators and for the studio's. */
  desk?: (services: Services) => (Router | RequestHandler)[];
  /** Below /admin, for the site's administrators alone. */
  admin?: (services: Services) => (Router | RequestHandler)[];
  jobs?: (services: JobServices) => JobDefinition[];
};
