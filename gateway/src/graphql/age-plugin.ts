import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Says by `Age` how many seconds old the oldest part of an answer is, where it has one that was kept. */
export const agePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, response: { http } }) {
      const seconds = Math.floor(contextValue.ageMs() / 1000);
      if (seconds > 0) http.headers.set('age', String(seconds));
    },
  }),
};
