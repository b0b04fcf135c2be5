import type { RequestHandler } from 'express';
import type { Database } from '../db/connection.ts';
import type { Routes } from '../http/routes.ts';
import type { Live } from './notifications/index.ts';
import type { Services } from '../services.ts';

/** Repeated in the background; with `atStart` also once when the api starts. One that fails is repeated. */
export type Job = {
  name: string;
  everyMs: number;
  atStart?: boolean;
  run: (db: Database, now: Date, live: Live) => Promise<void>;
};

export type Feature = {
  routes?: (services: Services) => Routes[];
  /** What runs before the token is looked at, below a path. */
  before?: (services: Services) => [path: string, RequestHandler][];
  jobs?: Job[];
};
