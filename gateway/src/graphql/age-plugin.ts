import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Sets `Age` to that of the oldest cached part of a response. */
export const agePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, response: { http } }) {
      const seconds = Math.floor(contextValue.ageMs() / 1000);
      if (seconds > 0) http.headers.set('age', String(seconds));
    },
  }),
};
