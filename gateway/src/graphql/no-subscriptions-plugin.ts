import type { ApolloServerPlugin } from '@apollo/server';
import { TextError } from './errors.ts';
import { requestMessages } from './messages.ts';

const EXTENSIONS = { code: 'BAD_REQUEST', http: { status: 400 } };

/** Without it Apollo Server would answer a subscription once, with nothing. */
export const noSubscriptionsPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation !== 'subscription') return;
      throw new TextError(requestMessages.subscriptionOverHttp(), EXTENSIONS);
    },
  }),
};
