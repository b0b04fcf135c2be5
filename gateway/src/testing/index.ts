import type { DestinationStream } from 'pino';
import { expect } from 'vitest';
import { readEnv } from '../env.ts';
import type { CompileWhen } from '../graphql/jit-plugin.ts';
import { createLogger } from '../logger.ts';
import type { UpstreamOptions } from '../rest/http.ts';
import { startGateway, type GatewayOptions } from '../server.ts';
import { startTestUpstream, type Routes } from './upstream.ts';

export { answer, BASE_PATH, by, type Answer, type Routes } from './upstream.ts';

type GraphqlError = {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; field?: string; retryAfter?: number };
};

// oxlint-disable-next-line typescript/no-explicit-any -- only a test's query knows the names in its answer
type GraphqlBody = { data?: any; errors?: GraphqlError[] };
export type GraphqlAnswer = { query: string; status: number; headers: Headers; text: string; body: GraphqlBody };

type GraphqlOptions = { token?: string | undefined; headers?: Record<string, string>; operationName?: string };

/** An unsigned token of a reader. The gateway does not verify tokens; only the upstream does. */
export const tokenOf = (claims: Record<string, unknown>) =>
  [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.c2lnbmF0dXJl';

/** Fails with the query and the whole body if the response has errors. */
function expectNoErrors({ query, status, body }: GraphqlAnswer): GraphqlBody['data'] {
  if (body.errors || status !== 200) {
    expect.fail(`status ${status} to\n${query}\n${JSON.stringify(body, null, 2)}`);
  }
  return body.data;
}

/** The only error of a response. */
function onlyError({ query, body }: GraphqlAnswer): GraphqlError {
  const [error, ...more] = body.errors ?? [];
  if (!error || more.length > 0) expect.fail(`not one error to\n${query}\n${JSON.stringify(body, null, 2)}`);
  return error;
}

type TestGatewayOptions = {
  routes?: Routes;
  /** The upstream's timeout. */
  timeoutMs?: number;
  circuit?: UpstreamOptions['circuit'];
  /** By default 0, so that calls can be counted. */
  retriedShare?: number;
  compile?: CompileWhen;
  env?: Record<string, string>;
  webFolder?: string;
  explorerFolder?: string;
  /** The clock of the caches. */
  now?: () => number;
  /** The log's destination; by default none. */
  log?: DestinationStream;
} & Pick<GatewayOptions, 'clientLimits' | 'connectionLimits' | 'relaySettings' | 'idleGraceMs'>;

/** The real gateway on a free port, in front of a stub of the REST API. */
export async function startTestGateway({
  routes = {},
  timeoutMs = 5_000,
  circuit,
  retriedShare = 0,
  // Tests leave connections open.
  idleGraceMs = 0,
  env = {},
  webFolder,
  explorerFolder,
  now,
  log,
  // Most tests run a query once; the product compiles repeated ones.
  compile = 'first request',
  ...parts
}: TestGatewayOptions = {}) {
  const upstream = await startTestUpstream();
  upstream.reset(routes);
  const settings = readEnv({ PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream.url, ...env });
  const gateway = await startGateway(settings, createLogger(log ? 'trace' : 'silent', log), {
    upstream: { timeoutMs, circuit, retriedShare },
    idleGraceMs,
    compile,
    ...parts,
    ...(webFolder === undefined ? {} : { webFolder }),
    ...(explorerFolder === undefined ? {} : { explorerFolder }),
    ...(now === undefined ? {} : { now }),
  });
  const stub = {
    ...upstream,
    /** Resets the upstream and the gateway's caches. */
    reset(next: Routes) {
      gateway.clearCaches();
      upstream.reset(next);
    },
  };
  const url = `http://127.0.0.1:${gateway.port}`;

  async function graphql(
    query: string,
    variables?: Record<string, unknown>,
    { token, headers = {}, operationName }: GraphqlOptions = {},
  ): Promise<GraphqlAnswer> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables, operationName }),
    });
    const text = await response.text();
    const body = JSON.parse(text) as GraphqlBody;
    return { query, status: response.status, headers: response.headers, text, body };
  }

  return {
    url,
    stub,
    graphql,
    /** The only error of a query. */
    errorOf: async (...request: Parameters<typeof graphql>) => onlyError(await graphql(...request)),
    /** The data of a query that must not fail. */
    dataOf: async (...request: Parameters<typeof graphql>) => expectNoErrors(await graphql(...request)),
    /** The calls so far, as `path?query` without the base path. */
    callsMade: () => stub.calls.map(({ url: target }) => target.slice('/med/api/v1'.length)),
    live: gateway.live,
    stop: gateway.stop,
    /** Stops the gateway and its stub. */
    close: async () => {
      await gateway.stop();
      await stub.close();
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
