import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { TextError } from './errors.ts';
import { tooComplex } from './document-limits.ts';
import { fieldPoints } from './document-rules/field-points.ts';
import { nodeCounter } from './document-rules/node-count.ts';

/** Rejects an operation whose response would be too large; charges the others to the caller's budget. */
export function costPlugin(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const nodesOf = nodeCounter(schema);
  const pointsOf = fieldPoints(schema);
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request, contextValue }) {
        if (!operation) return;
        const nodes = nodesOf(document, operation, request.variables ?? {});
        const error = tooComplex(nodes);
        if (error) throw new TextError(error.text, { ...error.extensions, http: { status: 400 } });
        await contextValue.spend?.({ nodes, points: pointsOf(document, operation) });
      },
    }),
  };
}
