import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { Env } from './env.ts';
import { CONNECTION_LIMITS, limitConnections, slowRequestCheck, type ConnectionLimits } from './limits/index.ts';

export function createHttpServer(app: Express, limits: Partial<ConnectionLimits> = {}): Server {
  const connections = { ...CONNECTION_LIMITS, ...limits };
  const server = createServer({ shouldUpgradeCallback: wantsWebSocket, ...slowRequestCheck(connections) }, app);
  limitConnections(server, connections);
  return server;
}

export function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

// Other upgrades are ignored: the request is answered over HTTP.
const wantsWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';
