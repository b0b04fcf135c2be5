import type { IncomingMessage } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';
import { keyOf, type AnswerCache } from './answer-cache.ts';
import { cacheControlFor, keepable, sendKept } from './kept-answer.ts';
import { statusFor } from './legacy-status.ts';
import { isNamedWell } from './persisted-queries.ts';

/** A request whose body was kept as it came (read-body.ts). */
export type WithRawBody = IncomingMessage & { rawBody?: Buffer };

type Parts = {
  server: ApolloServer<Context>;
  answers: AnswerCache;
  /** Compresses what is not kept. */
  compress: RequestHandler;
  createContext: (request: Request) => Context;
};

type HttpAnswer = Awaited<ReturnType<ApolloServer['executeHTTPGraphQLRequest']>>;

/**
 * GraphQL over HTTP. By hand, because @as-integrations/express5 costs a fifth of the requests a second; parsing,
 * validation and the protocol stay Apollo Server's. Answers that are the same for everybody are kept before it.
 */
export function graphqlHandler({ server, answers, compress, createContext }: Parts): RequestHandler {
  async function execute(request: Request, search: string): Promise<HttpAnswer> {
    if (!isNamedWell(request, search)) throw Object.assign(new Error('no hash'), { status: 400, expose: true });
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    return server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method.toUpperCase(), headers, search, body: request.body as unknown },
      context: async () => createContext(request),
    });
  }

  async function answer(request: Request, response: Response, search: string, key: string | undefined) {
    let fresh: HttpAnswer | undefined;
    if (key === undefined) fresh = await execute(request, search);
    else await answers.run(key, async () => keepable((fresh = await execute(request, search))));
    await new Promise((next) => compress(request, response, next));
    await send(request, response, fresh!);
  }

  return async (request, response) => {
    const query = request.originalUrl.indexOf('?');
    const search = query < 0 ? '' : request.originalUrl.slice(query);
    const key = keyOf(request, search, (request as WithRawBody).rawBody);
    const kept = key === undefined ? undefined : await answers.find(key);
    if (kept) await sendKept(request, response, kept);
    else await answer(request, response, search, key);
  };
}

async function send(request: Request, response: Response, { status, headers, body }: HttpAnswer) {
  for (const [name, value] of headers) response.setHeader(name, value);
  const cacheControl = headers.get('cache-control');
  if (cacheControl?.startsWith('public')) {
    response.setHeader('cache-control', cacheControlFor(request, cacheControl));
    response.vary('Accept');
  }
  response.statusCode = statusFor(request.headers, {
    status,
    headers,
    body: body.kind === 'complete' ? body.string : undefined,
  });
  if (body.kind === 'complete') {
    response.setHeader('content-length', Buffer.byteLength(body.string));
    response.end(body.string);
    return;
  }
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}
