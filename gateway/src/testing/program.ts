// For tests of other packages, which start and check the gateway.
export { envNames, readEnv } from '../env.ts';
export { safeHtml } from '../graphql/safe-html.ts';
export { createLogger } from '../logger.ts';
export type { ClientLimits, RelaySettings } from '../realtime/settings.ts';
export { startGateway, type GatewayOptions, type RunningGateway } from '../server.ts';
