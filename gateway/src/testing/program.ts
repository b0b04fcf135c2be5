// The gateway as tests of other packages start and check it.
export { envNames, readEnv } from '../env.ts';
export { safeHtml } from '../graphql/safe-html.ts';
export { createLogger } from '../logger.ts';
export type { ClientLimits, RelaySettings } from '../realtime/settings.ts';
export { startGateway, type GatewayOptions, type RunningGateway } from '../server.ts';
