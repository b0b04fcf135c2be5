import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import express from 'express';
import type { Context } from '../context.ts';
import { answerCache } from './answer-cache.ts';
import { graphqlHandler } from './http-handler.ts';
import { knownDocuments } from './known-documents.ts';
import { readBody } from './read-body.ts';

defineIntegrationTestSuite(async (config, options) => {
  const server = new ApolloServer({ ...config });
  await server.start();
  const graphql = graphqlHandler({
    server: server as unknown as ApolloServer<Context>,
    known: knownDocuments<Context>([]),
    answers: answerCache(),
    createContext: (() => options?.context?.() ?? {}) as () => Context,
  });
  const app = express();
  app.use(...readBody, (request, response) => {
    const query = request.originalUrl.indexOf('?');
    const search = query < 0 ? '' : request.originalUrl.slice(query);
    return graphql(request, response, { search, body: request.body, key: undefined });
  });
  const http = createServer(app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    extraCleanup: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
});
