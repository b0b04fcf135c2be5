import { defineMessages } from '../messages.ts';
import * as bangla from './messages.bn.ts';

export const metricsMessages = defineMessages('metrics', bangla.metricsMessages, {
  forbidden: () => 'Ask from this machine, or with the bearer token of METRICS_TOKEN.',
});
