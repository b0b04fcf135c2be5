import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { formatError, logFields, type Report } from './errors.ts';
import { metricsPlugin, type Metrics } from '../metrics/index.ts';
import { agePlugin } from './age-plugin.ts';
import { costPlugin } from './cost-plugin.ts';
import { PARSE_OPTIONS, VALIDATION_OPTIONS, VALIDATION_RULES } from './document-limits.ts';
import { documentStore } from './document-store.ts';
import { jitPlugin, type CompileWhen } from './jit-plugin.ts';
import { landingPage, type LandingPageOptions } from './landing-page.ts';
import { noSubscriptionsPlugin } from './no-subscriptions-plugin.ts';
import { persistedQueries } from './persisted-queries.ts';
import { cacheControlPlugin } from './cache-control-plugin.ts';

type ApolloOptions = LandingPageOptions & { metrics: Metrics; compile?: CompileWhen | undefined };

export function createApollo(
  schema: GraphQLSchema,
  logger: Logger,
  { metrics, introspection, compile, ...page }: ApolloOptions,
) {
  const report: Report = (error, ids) => logger.error({ ...logFields(error), ...ids }, 'resolver failed');
  const plugins: ApolloServerPlugin<Context>[] = [
    noSubscriptionsPlugin,
    costPlugin(schema),
    jitPlugin(schema, (error) => formatError(error, report), compile),
    cacheControlPlugin(),
    agePlugin,
    metricsPlugin(metrics),
    landingPage({ ...page, introspection }),
    ApolloServerPluginCacheControlDisabled(),
  ];
  const persisted = persistedQueries();
  const documents = documentStore(persisted);
  const apollo = new ApolloServer<Context>({
    schema,
    logger,
    parseOptions: PARSE_OPTIONS,
    validationRules: VALIDATION_RULES,
    // Suggestions in errors would disclose the schema name by name.
    validationOptions: { ...VALIDATION_OPTIONS, hideSuggestions: !introspection },
    persistedQueries: persisted,
    documentStore: documents.cache,
    introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      error instanceof GraphQLError ? formatError(error, report, formatted) : formatted,
    plugins,
  });
  return { apollo, documents };
}
