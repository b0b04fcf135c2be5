export { createMetrics, type Metrics } from './metrics.ts';
export { codeOf, metricsPlugin } from './plugin.ts';
export { countRequests } from './requests.ts';
export { metricsRoute } from './route.ts';
export { unreadableReporter } from './unreadable.ts';
