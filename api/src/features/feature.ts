import type { RequestHandler, Router } from 'express';
import type { Services } from '../services.ts';

/** A router and the path that it is mounted at, below BASE_PATH. */
export type Mount = [path: string, ...handlers: (Router | RequestHandler)[]];

export type Feature = {
  /** Calls for which the bearer token is not looked at. */
  open?: (services: Services) => Mount[];
  calls?: (services: Services) => Mount[];
  admin?: (services: Services) => (Router | RequestHandler)[];
};
