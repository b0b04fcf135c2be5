import type { Server } from 'node:http';
import { CONNECTION_LIMITS, type ConnectionLimits } from './settings.ts';

/** What a server is made with, so that it looks at slow requests in time. */
export const slowRequestCheck = ({ checkMs }: ConnectionLimits) => ({ connectionsCheckingInterval: checkMs });

/** Bounds how many connections a server holds, and how long one may take to say or to hear anything. */
export function limitConnections(server: Server, limits: ConnectionLimits = CONNECTION_LIMITS): void {
  server.maxConnections = limits.maxConnections;
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.silenceMs;
}
