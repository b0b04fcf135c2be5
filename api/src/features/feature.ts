import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Routes } from '../http/routes.ts';
import type { JobDefinition } from '../jobs/index.ts';
import type { Outbox } from '../mail/index.ts';
import type { CachedStore } from './bank/index.ts';
import type { ImageFiles } from './images/index.ts';
import type { PaymentProvider } from './payments/providers/index.ts';
import type { PurchaseDependencies } from './purchases/index.ts';
import type { PushService } from './push/index.ts';
import type { Services } from '../services.ts';

/** What jobs may use. */
export type JobServices = PurchaseDependencies & {
  logger: Logger;
  files: ImageFiles;
  providers: readonly PaymentProvider[];
  push: PushService;
  publicUrl: string;
  siteName: string;
  mail: Outbox;
  newsHour: number;
  questions: CachedStore;
};

export type Feature = {
  routes?: (services: Services) => Routes[];
  /** What runs before the token is looked at, below a path. */
  before?: (services: Services) => [path: string, RequestHandler][];
  jobs?: (services: JobServices) => JobDefinition[];
};
