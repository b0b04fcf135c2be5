// The gateway's own parts over its own resolvers, with those levers alone that LEVERS names (levers.ts): without any it
// is Apollo Server, Express and axios as one writes them first.
import { Agent, createServer } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import helmet from 'helmet';
import type { Context } from '../../gateway/src/context.ts';
import { responseCache } from '../../gateway/src/graphql/response-cache.ts';
import { jitPlugin } from '../../gateway/src/graphql/jit-plugin.ts';
import { cacheControlPlugin } from '../../gateway/src/graphql/cache-control-plugin.ts';
import { readBody } from '../../gateway/src/graphql/read-body.ts';
import { respond, serveCached } from '../../gateway/src/graphql/respond.ts';
import { publicCalls } from '../../gateway/src/rest/public-calls.ts';
import type { Lever } from './levers.ts';
import { contextOver, houseAxios, plainAxios, schema } from './same-resolvers.ts';
import { serve } from './serve.ts';

const levers = new Set((process.env.LEVERS ?? '').split(',') as Lever[]);

const shared = levers.has('undici') ? houseAxios() : plainAxios({ httpAgent: new Agent({ keepAlive: true }) });
const axiosOfRequest = () =>
  levers.has('socket') ? shared : plainAxios({ httpAgent: new Agent({ keepAlive: false }) });
const calls = levers.has('calls') ? publicCalls() : undefined;
const createContext = () => contextOver(axiosOfRequest(), calls);

const plugins: ApolloServerPlugin<Context>[] = [cacheControlPlugin()];
if (levers.has('jit')) {
  plugins.push(
    jitPlugin(schema, (error) => error.toJSON()),
    ApolloServerPluginCacheControlDisabled(),
  );
}
const server = new ApolloServer<Context>({ schema, plugins, ...(!levers.has('document') && { documentStore: null }) });
await server.start();

const app = express();
app.use(helmet());
app.use('/graphql', ...readBody);
if (levers.has('answers')) {
  const responses = responseCache();
  app.use('/graphql', serveCached(responses), respond({ responses, budgetHeaders: () => ({}) }));
}
app.use('/graphql', expressMiddleware(server, { context: async () => createContext() }));
serve(createServer(app));
