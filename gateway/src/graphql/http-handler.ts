import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../context.ts';

/**
 * GraphQL over HTTP. By hand, because @as-integrations/express5 costs a fifth of the requests a second;
 * parsing, validation and the protocol stay Apollo Server's.
 */
export function graphqlHandler(
  server: ApolloServer<Context>,
  createContext: (request: Request) => Context,
): RequestHandler {
  return async (request, response) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    const query = request.originalUrl.indexOf('?');
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method.toUpperCase(),
        headers,
        search: query < 0 ? '' : request.originalUrl.slice(query),
        body: request.body as unknown,
      },
      context: async () => createContext(request),
    });
    await send(response, answer);
  };
}

type Answer = Awaited<ReturnType<ApolloServer['executeHTTPGraphQLRequest']>>;

async function send(response: Response, { status, headers, body }: Answer) {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.statusCode = status ?? 200;
  if (body.kind === 'complete') {
    response.end(body.string);
    return;
  }
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}
