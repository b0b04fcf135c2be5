import type { TestGateway } from '../index.ts';
import { by, type Answer, type Routes } from '../upstream.ts';

/** One way an upstream may differ from the specification, and what the graph and the log make of it. */
export type Variation = {
  name: string;
  /**
   * By path below the base, with the method where a path has several: the JSON body of a 200, or `respond`. A path that
   * is missing answers 404.
   */
  upstream: Routes;
  query: string;
  variables?: Record<string, unknown>;
  /** The reader's token; a visitor without. */
  token?: string;
  /** The whole of `data`. */
  data: unknown;
  /** Code and path of each error, in any order; none where left out. */
  errors?: { code: string; path: string; message?: string }[];
  /** Fields of each log line of level `warn` or above, in order; none where left out. */
  log?: Record<string, unknown>[];
  /** Settings that the gateway starts with, where they differ from the usual. */
  env?: Record<string, string>;
};

type Response = { status?: number; headers?: Record<string, string>; body?: unknown };

/** An answer that is no plain JSON of a 200. Text and buffers are sent as they are, anything else as JSON. */
export const respond = ({ status = 200, headers = {}, body = '' }: Response): Answer =>
  by((response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)),
  );

/** The log line of a part that was left out (rest/lenient.ts). */
export const unreadable = (call: string, field: string, id?: string) => ({
  msg: 'unreadable; left out',
  call,
  field,
  ...(id === undefined ? {} : { id }),
});

/** What the gateway answers to a variation, in the form of its row. */
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
