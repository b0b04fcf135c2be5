import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import { metricsPlugin, type Metrics } from '../metrics/index.ts';
import { PARSE_OPTIONS, VALIDATION_OPTIONS, VALIDATION_RULES } from './document-limits.ts';
import { jitPlugin } from './jit-plugin.ts';
import { noSubscriptionsPlugin } from './no-subscriptions-plugin.ts';
import { publicnessPlugin } from './publicness.ts';

/** Apollo Server over the schema, with every error on its way out formatted by one function. */
export function createApollo(schema: GraphQLSchema, logger: Logger, metrics: Metrics): ApolloServer<Context> {
  const report = (error: unknown, detail?: string) => logger.error({ err: error, detail }, 'resolver failed');
  return new ApolloServer<Context>({
    schema,
    parseOptions: PARSE_OPTIONS,
    validationRules: VALIDATION_RULES,
    validationOptions: VALIDATION_OPTIONS,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      error instanceof GraphQLError ? formatError(error, report, formatted) : formatted,
    plugins: [
      noSubscriptionsPlugin,
      jitPlugin((error) => formatError(error, report)),
      publicnessPlugin(),
      metricsPlugin(metrics),
      ApolloServerPluginLandingPageLocalDefault({ footer: false }),
    ],
  });
}
