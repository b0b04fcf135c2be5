import type { Feature } from '../feature.ts';
import { messageChanges, messageReads } from './routes.ts';
import { sendJob } from './send.ts';

export const messages: Feature = {
  routes: (services) => [messageReads(services), messageChanges(services)],
  jobs: (services) => [sendJob(services)],
};
