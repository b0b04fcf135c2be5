import type { IncomingMessage, Server } from 'node:http';
import { CONNECTION_LIMITS, type ConnectionLimits } from './settings.ts';

export const slowRequestCheck = ({ checkMs }: ConnectionLimits) => ({ connectionsCheckingInterval: checkMs });

export function limitConnections(server: Server, limits: ConnectionLimits = CONNECTION_LIMITS): void {
  server.maxConnections = limits.maxConnections;
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.longRequestMs;
  limitRequestTime(server, limits.requestMs);
  server.keepAliveTimeout = limits.keepAliveMs;
  server.timeout = limits.silenceMs;
}

const longRequests = new WeakSet<IncomingMessage>();

/** For a body that takes longer than others. The caller limits its speed and the number of such requests. */
export const allowLongRequest = (request: IncomingMessage): void => void longRequests.add(request);

/** Node has one time for all requests. */
function limitRequestTime(server: Server, requestMs: number): void {
  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => {
      if (longRequests.has(request)) return;
      if (response.headersSent) request.socket.destroy();
      else request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      request.destroy();
    }, requestMs);
    const stop = () => clearTimeout(timer);
    request.once('end', stop).once('close', stop);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
