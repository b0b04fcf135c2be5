import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

const REFUSAL = { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } };

/** Subscriptions are asked for over WebSocket: HTTP would answer with nothing, once. */
export const noSubscriptionsPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation !== 'subscription') return;
      throw new GraphQLError('Subscriptions run over WebSocket alone: graphql-transport-ws at this address.', REFUSAL);
    },
  }),
};
