import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';

/** Where the stub's routes stand, as those of the real API do. */
export const BASE_PATH = '/med/api/v1';

/** Answers a call by hand, to the last byte where it must. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** By path below the base, without the query: what the body is, or how to answer. `*` is any other path. */
export type Routes = Record<string, unknown>;

/** A call as it came in. `url` is the request target, untouched. */
type Call = {
  method: string;
  url: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
};

/** An answer with a status and a body, JSON unless `contentType` says otherwise. */
export const answer =
  (status: number, body: unknown, contentType = 'application/json'): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': contentType })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** The REST API as a test wants it: a real HTTP server that keeps every call it got. */
export async function startTestUpstream() {
  const calls: Call[] = [];
  const sockets = new Set<Socket>();
  let routes: Routes = {};

  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const { pathname, searchParams } = new URL(url, 'http://stub');
    const [rawPath = ''] = url.split('?');
    const path = rawPath.startsWith(`${BASE_PATH}/`) ? rawPath.slice(BASE_PATH.length) : pathname;
    calls.push({
      method: request.method ?? '',
      url,
      path,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
    });
    const route = Object.hasOwn(routes, path) ? routes[path] : routes['*'];
    if (typeof route === 'function') (route as Answer)(response, request);
    else if (route === undefined) answer(404, { message: 'No such route.' })(response, request);
    else answer(200, route)(response, request);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    // A cut connection is what many tests are about.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    url: `http://127.0.0.1:${port}${BASE_PATH}`,
    calls,
    openSockets: () => sockets.size,
    /** Replaces all routes and forgets the calls. */
    reset(next: Routes) {
      routes = next;
      calls.length = 0;
    },
    /** Ends all connections, as a server does that goes away. */
    cutAll,
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
