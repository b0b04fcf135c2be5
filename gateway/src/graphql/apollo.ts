import { ApolloServer } from '@apollo/server';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { formatError, type Report } from '../errors.ts';
import { costPlugin } from './cost-plugin.ts';
import { PARSE_OPTIONS, VALIDATION_OPTIONS, VALIDATION_RULES } from './document-limits.ts';
import { jitPlugin } from './jit-plugin.ts';
import { landingPage } from './landing-page.ts';
import { noSubscriptionsPlugin } from './no-subscriptions-plugin.ts';
import { persistedQueries } from './persisted-queries.ts';
import { publicnessPlugin } from './publicness.ts';

/** Apollo Server over the schema, with every error on its way out formatted by one function. */
export function createApollo(
  schema: GraphQLSchema,
  logger: Logger,
  { introspection = true }: { introspection?: boolean } = {},
): ApolloServer<Context> {
  const report: Report = (error, what) => logger.error({ err: error, ...what }, 'resolver failed');
  return new ApolloServer<Context>({
    schema,
    logger,
    parseOptions: PARSE_OPTIONS,
    validationRules: VALIDATION_RULES,
    // The hints of its errors would tell the schema name by name.
    validationOptions: { ...VALIDATION_OPTIONS, hideSuggestions: !introspection },
    persistedQueries: persistedQueries(),
    introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      error instanceof GraphQLError ? formatError(error, report, formatted) : formatted,
    plugins: [
      noSubscriptionsPlugin,
      costPlugin(schema),
      jitPlugin((error) => formatError(error, report)),
      publicnessPlugin(),
      landingPage(),
    ],
  });
}
