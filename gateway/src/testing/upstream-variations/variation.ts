import type { TestGateway } from '../index.ts';
import { by, type Answer, type Routes } from '../upstream.ts';

/** A difference of an upstream from the specification, and the resulting response and log. */
export type Variation = {
  name: string;
  /**
   * By path, with the method if a path has several: the JSON body of a 200, or `respond`. A path that
   * is missing answers 404.
   */
  upstream: Routes;
  query: string;
  variables?: Record<string, unknown>;
  /** The reader's token; a visitor without. */
  token?: string;
  /** The whole of `data`. */
  data: unknown;
  /** Code and path of each error, in any order; by default none. */
  errors?: { code: string; path: string; message?: string }[];
  /** Fields of each log line of level `warn` or above, in order; by default none. */
  log?: Record<string, unknown>[];
  /** Settings that differ from the default. */
  env?: Record<string, string>;
};

type Response = { status?: number; headers?: Record<string, string>; body?: unknown };

/** A response other than JSON with status 200. Text and buffers are sent unchanged, anything else as JSON. */
export const respond = ({ status = 200, headers = {}, body = '' }: Response): Answer =>
  by((response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)),
  );

/** The log line of a dropped part (rest/lenient-schemas.ts). */
export const unreadable = (call: string, field: string, id?: string) => ({
  msg: 'unreadable; left out',
  call,
  field,
  ...(id === undefined ? {} : { id }),
});

/** The gateway's response to a variation, in the form of its row. */
export async function answerTo(gateway: TestGateway, { upstream, query, variables, token }: Variation) {
  gateway.stub.reset(upstream);
  const { body } = await gateway.graphql(query, variables, { token });
  const errors = (body.errors ?? []).map(({ message, path, extensions }) => ({
    code: extensions?.code,
    path: path?.join('.'),
    message,
  }));
  return { data: body.data as unknown, errors: errors.toSorted((a, b) => (a.path ?? '').localeCompare(b.path ?? '')) };
}
