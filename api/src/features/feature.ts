import type { RequestHandler, Router } from 'express';
import type { Services } from '../services.ts';

/** A router and the path that it is mounted at, below BASE_PATH. */
export type Mount = [path: string, ...handlers: (Router | RequestHandler)[]];

/** What a feature adds to the REST API. */
export type Feature = {
  /** Calls for which the bearer token is not looked at. */
  open?: (services: Services) => Mount[];
  /** Calls that know their caller. */
  calls?: (services: Services) => Mount[];
  /** Calls below /admin; only administrators reach them. */
  admin?: (services: Services) => (Router | RequestHandler)[];
};
