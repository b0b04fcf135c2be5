import type { RequestHandler } from 'express';
import type { Database } from '../db/connection.ts';
import type { Routes } from '../http/routes.ts';
import type { JobDefinition } from '../jobs/index.ts';
import type { Live } from './notifications/index.ts';
import type { Services } from '../services.ts';

/** What jobs may use. */
export type JobServices = { db: Database; live: Live; now: () => Date };

export type Feature = {
  routes?: (services: Services) => Routes[];
  /** What runs before the token is looked at, below a path. */
  before?: (services: Services) => [path: string, RequestHandler][];
  jobs?: (services: JobServices) => JobDefinition[];
};
