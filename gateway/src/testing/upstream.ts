import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { strayCall } from 'schema/rest/contract.ts';

/** The base path of the stub, as of the real API. */
export const BASE_PATH = '/med/api/v1';

/** Responds to a call by hand. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/**
 * Bodies or responders by path without the query, prefixed by the method if a path has several (`PATCH /users/7`). `*` is
 * any other path.
 */
export type Routes = Record<string, unknown>;

/** A received call. `url` is the raw request target. */
type Call = {
  method: string;
  url: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** The body if it is JSON; others are left to the route. */
  body: unknown;
};

/** A route that responds by hand. */
export const by = (route: Answer) => route;

/** A response with a status and a body, by default JSON. */
export const answer =
  (status: number, body: unknown, contentType = 'application/json'): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': contentType })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** A configurable REST API: a real HTTP server that records every call. */
export async function startTestUpstream(onPort = 0) {
  const calls: Call[] = [];
  // Not cleared by `reset`. Checked at the end, so that no response waits for it.
  const everyCall = new Map<string, Pick<Call, 'method' | 'headers' | 'body'> & { path: string }>();
  const sockets = new Set<Socket>();
  let routes: Routes = {};

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '';
    const { pathname, searchParams } = new URL(url, 'http://stub');
    const [rawPath = ''] = url.split('?');
    const path = rawPath.startsWith(`${BASE_PATH}/`) ? rawPath.slice(BASE_PATH.length) : pathname;
    const { method = '' } = request;
    const isJson = request.headers['content-type']?.startsWith('application/json');
    const { headers } = request;
    const body = isJson ? (JSON.parse(await text(request)) as unknown) : undefined;
    calls.push({ method, url, path, query: Object.fromEntries(searchParams), headers, body });
    const called = { method, path: url.slice(BASE_PATH.length), headers, body };
    if (url.startsWith(BASE_PATH)) everyCall.set(JSON.stringify({ ...called, headers: Object.keys(headers) }), called);
    const key = [`${method} ${path}`, path].find((one) => Object.hasOwn(routes, one)) ?? '*';
    const route = routes[key];
    if (typeof route === 'function') (route as Answer)(response, request);
    else if (route === undefined) answer(404, { message: 'No such route.' })(response, request);
    else answer(200, route)(response, request);
  }

  const server = createServer((request, response) => void serve(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    // Many tests cut connections.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  await once(server.listen(onPort, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    url: `http://127.0.0.1:${port}${BASE_PATH}`,
    calls,
    openSockets: () => sockets.size,
    /** Replaces all routes and clears the calls. */
    reset(next: Routes) {
      routes = next;
      calls.length = 0;
    },
    /** Replaces some routes and keeps the calls. */
    change(some: Routes) {
      routes = { ...routes, ...some };
    },
    /** Closes all connections, like a server that stops. */
    cutAll,
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
      // Every test's calls must match schema/rest.
      const strays = [...everyCall.values()].flatMap((one) => strayCall(one) ?? []);
      if (strays.length > 0) throw new Error(`calls that are not of the contract:\n${strays.join('\n')}`);
    },
  };
}
