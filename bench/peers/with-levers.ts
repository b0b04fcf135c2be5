// The gateway's own parts over its own resolvers, with those levers alone that LEVERS names (levers.ts): without any it
// is Apollo Server, Express and axios as one writes them first.
import { Agent, createServer, type RequestListener } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import helmet from 'helmet';
import type { Context } from '../../gateway/src/context.ts';
import { answerCache, type AnswerCache } from '../../gateway/src/graphql/answer-cache.ts';
import { graphqlHandler } from '../../gateway/src/graphql/http-handler.ts';
import { jitPlugin } from '../../gateway/src/graphql/jit-plugin.ts';
import { knownDocuments } from '../../gateway/src/graphql/known-documents.ts';
import { publicnessPlugin } from '../../gateway/src/graphql/publicness.ts';
import { createSchema } from '../../gateway/src/graphql/schema.ts';
import { withoutExpress } from '../../gateway/src/graphql/without-express.ts';
import { publicCalls } from '../../gateway/src/rest/public-calls.ts';
import { allowOrigins } from '../../gateway/src/origins.ts';
import { graphqlHeaders, securityHeaders } from '../../gateway/src/security-headers.ts';
import type { Lever } from './levers.ts';
import { contextOver, houseAxios, plainAxios, schema } from './same-resolvers.ts';
import { serve } from './serve.ts';

const levers = new Set((process.env.LEVERS ?? '').split(',') as Lever[]);

const shared = levers.has('undici') ? houseAxios() : plainAxios({ httpAgent: new Agent({ keepAlive: true }) });
const axiosOfRequest = () =>
  levers.has('socket') ? shared : plainAxios({ httpAgent: new Agent({ keepAlive: false }) });
const calls = levers.has('calls') ? publicCalls() : undefined;
const createContext = () => contextOver(axiosOfRequest(), calls);

const plugins: ApolloServerPlugin<Context>[] = [publicnessPlugin()];
if (levers.has('jit')) plugins.unshift(jitPlugin(createSchema(), (error) => error.toJSON()));
const known = knownDocuments(plugins);
const server = new ApolloServer<Context>({
  schema,
  plugins: [...plugins, ...(levers.has('known') ? [known.learn] : [])],
  ...(!levers.has('document') && { documentStore: null }),
});
await server.start();

const nothingKept: AnswerCache = { find: () => undefined, run: async (_key, run) => void (await run()), clear() {} };
const answers = levers.has('answers') ? answerCache() : nothingKept;
const graphql = graphqlHandler({ server, known, answers, createContext });

const app = express();
app.use(levers.has('handler') ? securityHeaders : helmet());
app.use('/graphql', express.json());
if (levers.has('handler')) {
  app.use('/graphql', (request, response) =>
    graphql(request, response, { search: '', body: request.body, key: undefined }),
  );
} else {
  app.use('/graphql', expressMiddleware(server, { context: async () => createContext() }));
}
const first = {
  answers,
  usual: graphqlHeaders,
  graphql,
  origins: allowOrigins([]),
  admits: async () => true,
  count: () => {},
  fail: (error: unknown) => {
    throw error;
  },
};
serve(createServer(levers.has('express') ? withoutExpress(first, app) : (app as RequestListener)));
