import type { ApolloClient } from '@apollo/client';
import { currentSession } from '../session/index.ts';

/** Somebody else has logged in, or the reader has logged out. */
export class OtherReader extends Error {}

type Call = (options: never) => Promise<unknown>;

/** The client for calls that are this reader's. They fail once they would have another reader's token. */
export function clientOf(client: ApolloClient, userId: string): ApolloClient {
  const guard = <Own extends Call>(call: Own) =>
    (async (options: never) => {
      if (currentSession()?.user_id !== userId) throw new OtherReader();
      return call(options);
    }) as Own;
  const calls = { query: guard(client.query.bind(client)), mutate: guard(client.mutate.bind(client)) };
  return Object.assign(Object.create(client) as ApolloClient, calls);
}
