import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../context.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cacheControlFor, COMPRESS_FROM_BYTES, keepable, sendKept } from './kept-answer.ts';
import type { knownDocuments } from './known-documents.ts';
import { statusFor } from './legacy-status.ts';
import { acceptedEncoding, compress } from './packed.ts';
import { isNamedWell } from './persisted-queries.ts';

type Parts = {
  server: ApolloServer<Context>;
  known: ReturnType<typeof knownDocuments<Context>>;
  answers: AnswerCache;
  /** Takes what a new document costs from the caller's budget; rejects with a GraphQLError where that is too much. */
  charge?: (request: IncomingMessage, http: HTTPGraphQLRequest) => Promise<void>;
  /** Headers about the caller's budget. */
  budgetHeaders?: (request: IncomingMessage) => Record<string, string>;
  createContext: (request: IncomingMessage) => Context;
};

/** A request as far as it has been read; `key` is what its answer may be found by. */
export type Read = { search: string; body: unknown; key: string | undefined };
export type GraphqlHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  read: Read,
  usual?: Record<string, string>,
) => Promise<void>;

/**
 * GraphQL over HTTP. By hand, because @as-integrations/express5 costs a fifth of the requests a second; parsing,
 * validation and the protocol stay Apollo Server's. Answers that are the same for everybody are kept before it.
 * `usual` are the headers that nobody has set before.
 */
export function graphqlHandler({
  server,
  known,
  answers,
  charge,
  budgetHeaders = () => ({}),
  createContext,
}: Parts): GraphqlHandler {
  async function execute(request: IncomingMessage, { search, body }: Read): Promise<HTTPGraphQLResponse> {
    if (!isNamedWell({ method: request.method!, body }, search)) {
      throw Object.assign(new Error('no hash'), { status: 400, expose: true });
    }
    const headers = new HeaderMap();
    for (const name in request.headers) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    const httpGraphQLRequest = { method: request.method!.toUpperCase(), headers, search, body };
    const quick = await known.run(httpGraphQLRequest, () => createContext(request));
    if (quick) return quick;
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      // The last step before Apollo Server parses: what it throws is an answer.
      context: async () => {
        await charge?.(request, httpGraphQLRequest);
        return createContext(request);
      },
    });
    known.learnType(httpGraphQLRequest, answer);
    return answer;
  }

  return async (request, response, read, usual = {}) => {
    const { key } = read;
    const kept = key === undefined ? undefined : await answers.find(key);
    if (kept) return sendKept(request, response, kept, usual);
    let fresh: HTTPGraphQLResponse | undefined;
    if (key === undefined) fresh = await execute(request, read);
    else await answers.run(key, async () => keepable((fresh = await execute(request, read))));
    await send(request, response, fresh!, { ...usual, ...budgetHeaders(request) });
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status: given, headers, body }: HTTPGraphQLResponse,
  usual: Record<string, string>,
) {
  const written: Record<string, string | number> = { ...usual, 'x-request-id': requestIdOf(request) };
  for (const [name, value] of headers) written[name] = value;
  written.vary = 'Origin, Accept-Encoding';
  const cacheControl = headers.get('cache-control');
  if (cacheControl?.startsWith('public')) {
    written['cache-control'] = cacheControlFor(request, cacheControl);
    written.vary = 'Origin, Accept, Accept-Encoding';
  }
  const text = body.kind === 'complete' ? body.string : undefined;
  const status = statusFor(request.headers, { status: given, headers, body: text });
  if (body.kind === 'chunked') {
    response.writeHead(status, written);
    for await (const chunk of body.asyncIterator) response.write(chunk);
    response.end();
    return;
  }
  const length = Buffer.byteLength(body.string);
  const encoding = length >= COMPRESS_FROM_BYTES ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  // As text it goes out in one piece with its head.
  const out = encoding ? await compress(Buffer.from(body.string), encoding) : body.string;
  if (encoding) written['content-encoding'] = encoding;
  written['content-length'] = typeof out === 'string' ? length : out.length;
  response.writeHead(status, written);
  response.end(out);
}
