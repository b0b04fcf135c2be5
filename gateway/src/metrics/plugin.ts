import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { OPERATIONS } from './operations.generated.ts';
import type { Metrics } from './metrics.ts';

const CLIENT_OPERATIONS: ReadonlySet<string> = new Set(OPERATIONS);

// Callers choose names, so only the web client's become labels.
const nameOf = (name: string | null | undefined) => (name && CLIENT_OPERATIONS.has(name) ? name : 'other');

export function metricsPlugin<Context extends BaseContext>(metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operationName, response: { body } }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
          metrics.operation(nameOf(operationName), codeOf(errors?.[0]), (performance.now() - startedAt) / 1000);
        },
      };
    },
  };
}

export function codeOf(error: GraphQLFormattedError | undefined): string {
  if (!error) return 'ok';
  return typeof error.extensions?.code === 'string' ? error.extensions.code : 'none';
}
