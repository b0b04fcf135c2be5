import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import { jitPlugin } from './jit-plugin.ts';
import { publicnessPlugin } from './publicness.ts';
import { createSchema } from './schema.ts';

/** Apollo Server over the schema, with every error on its way out formatted by one function. */
export function createApollo(logger: Logger): ApolloServer<Context> {
  const report = (error: unknown, detail?: string) => logger.error({ err: error, detail }, 'resolver failed');
  return new ApolloServer<Context>({
    schema: createSchema(),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      error instanceof GraphQLError ? formatError(error, report, formatted) : formatted,
    plugins: [
      jitPlugin((error) => formatError(error, report)),
      publicnessPlugin(),
      ApolloServerPluginLandingPageLocalDefault({ footer: false }),
    ],
  });
}
