import { defineMessages } from '../messages.ts';

export const metricsMessages = defineMessages('metrics', {
  forbidden: () => 'Ask from this machine, or with the bearer token of METRICS_TOKEN.',
});
