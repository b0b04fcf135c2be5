import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

const REFUSAL = { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } };

/** Subscriptions have doors of their own: here HTTP would answer with nothing, once. */
export const noSubscriptionsPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation !== 'subscription') return;
      throw new GraphQLError(
        'Subscriptions run over WebSocket (graphql-transport-ws) at this address, or as events at /graphql/stream.',
        REFUSAL,
      );
    },
  }),
};
