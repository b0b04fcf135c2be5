import { type GraphQLSchema, GraphQLError, type ExecutionArgs, type GraphQLFormattedError } from 'graphql';
import { makeServer, type Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { graphqlError, TOO_MANY } from '../errors.ts';
import { tooMany, type Budgets } from '../limits/index.ts';
import type { Caller } from '../rest/client.ts';
import { CLOSE } from './close-codes.ts';
import type { ClientLimits } from './settings.ts';
import { run, type Subscription, type subscriptionReader } from './subscriptions.ts';
import type { Connection, openViewers } from './viewers.ts';

const TOKEN = /^[\w.~+/=-]{1,4096}$/;

/** Who is at the other end of a socket. */
export type Client = { socket: WebSocket; address: string; caller: Caller };
type Running = ExecutionArgs & { subscription: Subscription; createContext: () => unknown };

type Parts = {
  schema: GraphQLSchema;
  limits: ClientLimits;
  viewers: ReturnType<typeof openViewers>;
  budgets: Budgets;
  read: ReturnType<typeof subscriptionReader>;
  createContext: (caller: Caller) => unknown;
  /** The last thing an error passes on its way out. */
  format: (error: GraphQLError) => GraphQLFormattedError;
};

/** What is said over a socket: the protocol is graphql-ws's, the rules are ours. */
export function conversation({ schema, limits, viewers, budgets, read, createContext, format }: Parts) {
  const formatted = (errors: readonly GraphQLError[]) => errors.map((error) => format(error));

  return makeServer<{ authToken?: unknown }, Client>({
    connectionInitWaitTimeout: limits.initWaitMs,

    async onConnect({ connectionParams, extra }) {
      const { socket, address, caller } = extra;
      const token = connectionParams?.authToken;
      if (typeof token !== 'string' || !TOKEN.test(token)) return false;
      caller.token = token;
      // Each token is looked at upstream.
      if ((await budgets.take({ address, token }, 1)) > 0) {
        socket.close(CLOSE.tryLater, 'Try again later');
        return true;
      }
      const refusal = await viewers.admit(connectionOf(socket), { ...caller, token });
      if (refusal === 'forbidden') return false;
      if (refusal !== undefined) socket.close(CLOSE.tryLater, 'Try again later');
      return true;
    },

    async onSubscribe({ subscriptions, extra }: Context<{ authToken?: unknown }, Client>, _id, payload) {
      const { address, caller } = extra;
      if (Object.keys(subscriptions).length > limits.subscriptionsASocket) {
        return [graphqlError('TOO_MANY_REQUESTS', TOO_MANY)];
      }
      const wait = await budgets.take({ address, token: caller.token }, 1);
      if (wait > 0) return [tooMany(wait)];
      const subscription = read(payload);
      if (!('document' in subscription)) return subscription;
      const running: Running = {
        schema,
        document: subscription.document,
        // Each event gets a context of its own.
        contextValue: undefined,
        subscription,
        createContext: () => createContext(caller),
      };
      return running;
    },

    subscribe: (args) => {
      const { subscription, createContext } = args as Running;
      return run(schema, subscription, createContext);
    },

    onNext: (_connection, _id, _payload, _args, { data = null, errors }) =>
      errors ? { data, errors: formatted(errors) } : undefined,
    onError: (_connection, _id, _payload, errors) => formatted(errors),
  });
}

const connectionOf = (socket: WebSocket): Connection => ({
  isOpen: () => socket.readyState === socket.OPEN,
  onceClosed: (then) => void socket.once('close', then),
  expel: () => socket.close(CLOSE.forbidden),
});
