import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { defineIntegrationTestSuite } from '@apollo/server-integration-testsuite';
import compression from 'compression';
import express from 'express';
import type { Context } from '../context.ts';
import { answerCache } from './answer-cache.ts';
import { graphqlHandler } from './http-handler.ts';
import { readBody } from './read-body.ts';

defineIntegrationTestSuite(async (config, options) => {
  const server = new ApolloServer({ ...config });
  await server.start();
  const app = express();
  app.use(
    ...readBody,
    graphqlHandler({
      server: server as unknown as ApolloServer<Context>,
      answers: answerCache(),
      compress: compression(),
      createContext: (() => options?.context?.() ?? {}) as () => Context,
    }),
  );
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
