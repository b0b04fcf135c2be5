import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Server } from 'socket.io';
import { callOf, CALLS, type SectionCall } from './calls.ts';
import { PUSHED } from './content.ts';

export type StubResponse = { status: number; headers: Record<string, string>; body: unknown };
export type Variation = (response: StubResponse, call: SectionCall) => StubResponse;

type StubOptions = {
  base?: string;
  tls?: { key: string; cert: string };
  live?: boolean;
};

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Implements section 7 of the specification and nothing else. */
export async function startSection7({ base = '/med/api/v1', tls, live = true }: StubOptions = {}) {
  let vary: Variation = (sent) => sent;
  const requested = new Set<string>();

  const listener: RequestListener = (request, response) => void serve(request, response);
  async function serve(request: IncomingMessage, response: ServerResponse) {
    await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://stub');
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : '';
    const call = callOf(request.method ?? '', path);
    // Not in any agreed format, like a server without such a route.
    if (!call) return response.writeHead(404, { 'content-type': 'text/html' }).end('<pre>Cannot do that</pre>');
    requested.add(call.call);
    const { status, headers, body } = vary(
      { status: call.status ?? 200, headers: JSON_HEADERS, body: call.shown },
      call,
    );
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, headers).end(text);
  }

  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  const io = live ? new Server(server, { transports: ['websocket'], serveClient: false }) : undefined;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;

  return {
    origin,
    url: `${origin}${base}`,
    unrequested: () => CALLS.map(({ call }) => call).filter((call) => !requested.has(call)),
    vary: (next: Variation) => void (vary = next),
    push: (rewrite: (body: unknown) => unknown = (body) => body) => io?.emit('new-notification', rewrite(PUSHED)),
    listeners: () => io?.sockets.sockets.size ?? 0,
    close: async () => {
      server.closeAllConnections();
      await (io ? io.close() : new Promise((resolve) => server.close(resolve)));
    },
  };
}

export type Section7 = Awaited<ReturnType<typeof startSection7>>;
