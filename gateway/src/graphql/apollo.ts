import { ApolloServer } from '@apollo/server';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import { PARSE_OPTIONS, VALIDATION_OPTIONS, VALIDATION_RULES } from './document-limits.ts';
import { jitPlugin } from './jit-plugin.ts';
import { landingPage } from './landing-page.ts';
import { noSubscriptionsPlugin } from './no-subscriptions-plugin.ts';
import { persistedQueries } from './persisted-queries.ts';
import { publicnessPlugin } from './publicness.ts';

/** Apollo Server over the schema, with every error on its way out formatted by one function. */
export function createApollo(schema: GraphQLSchema, logger: Logger): ApolloServer<Context> {
  const report = (error: unknown, detail?: string) => logger.error({ err: error, detail }, 'resolver failed');
  return new ApolloServer<Context>({
    schema,
    logger,
    parseOptions: PARSE_OPTIONS,
    validationRules: VALIDATION_RULES,
    validationOptions: VALIDATION_OPTIONS,
    persistedQueries: persistedQueries(),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      error instanceof GraphQLError ? formatError(error, report, formatted) : formatted,
    plugins: [
      noSubscriptionsPlugin,
      jitPlugin((error) => formatError(error, report)),
      publicnessPlugin(),
      landingPage(),
    ],
  });
}
