import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { OPERATIONS } from './operations.generated.ts';
import type { Metrics } from './metrics.ts';

const KNOWN: ReadonlySet<string> = new Set(OPERATIONS);

/** Names are the caller's to choose: those of the web client stand for themselves, all others for one. */
const nameOf = (given: string | null | undefined) => (given && KNOWN.has(given) ? given : 'other');

/** Tells how long each operation took and what came of it. */
export function metricsPlugin<Context extends BaseContext>(metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const begun = performance.now();
      return {
        async willSendResponse({ operationName, response: { body } }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
          metrics.operation(nameOf(operationName), codeOf(errors?.[0]), (performance.now() - begun) / 1000);
        },
      };
    },
  };
}

/** `ok` where there is no error. The codes are the gateway's own. */
export function codeOf(error: GraphQLFormattedError | undefined): string {
  if (!error) return 'ok';
  return typeof error.extensions?.code === 'string' ? error.extensions.code : 'none';
}
