import type { Server } from 'node:http';
import { CONNECTION_LIMITS, type ConnectionLimits } from './settings.ts';

export const slowRequestCheck = ({ checkMs }: ConnectionLimits) => ({ connectionsCheckingInterval: checkMs });

export function limitConnections(server: Server, limits: ConnectionLimits = CONNECTION_LIMITS): void {
  server.maxConnections = limits.maxConnections;
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.silenceMs;
}
