import { type GraphQLSchema, GraphQLError, type ExecutionArgs, type GraphQLFormattedError } from 'graphql';
import { makeServer, type Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { TOKEN } from 'schema/patterns.ts';
import { graphqlError } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import { tooManyRequests, type Budgets } from '../limits/index.ts';
import type { Caller } from '../rest/client.ts';
import { CLOSE } from './close-codes.ts';
import type { Place } from './connection-slots.ts';
import type { ClientLimits } from './settings.ts';
import { run, type Subscription, type subscriptionReader } from './subscriptions.ts';
import type { Connection, openViewers } from './viewers.ts';

const BEARER = /^Bearer +/i;

/** `authToken`, or `Authorization` as a header has it, which GraphQL clients send by habit. */
type Params = { authToken?: unknown; Authorization?: unknown; authorization?: unknown };

/** Who is at the other end of a socket. */
export type Client = { socket: WebSocket; place: Place; address: string; caller: Caller };
type Running = ExecutionArgs & { subscription: Subscription; createContext: () => unknown };

type Parts = {
  schema: GraphQLSchema;
  limits: ClientLimits;
  viewers: ReturnType<typeof openViewers>;
  budgets: Budgets;
  documents: ReturnType<typeof subscriptionReader>;
  createContext: (caller: Caller) => unknown;
  /** The last thing an error passes on its way out. */
  format: (error: GraphQLError) => GraphQLFormattedError;
};

/** What is said over a socket: the protocol is graphql-ws's, the rules are ours. */
export function conversation({ schema, limits, viewers, budgets, documents, createContext, format }: Parts) {
  const formatted = (errors: readonly GraphQLError[]) => errors.map((error) => format(error));

  return makeServer<Params, Client>({
    connectionInitWaitTimeout: limits.initWaitMs,

    async onConnect({ connectionParams, extra }) {
      const { socket, place, address, caller } = extra;
      const token = tokenIn(connectionParams);
      if (token === undefined) return false;
      caller.token = token;
      // Each token is looked at upstream.
      if ((await budgets.take({ address, token }, 1)).waitS > 0) {
        socket.close(CLOSE.tryLater, 'Try again later');
        return true;
      }
      place.identify();
      const refusal = await viewers.admit(connectionOf(socket), { ...caller, token });
      if (refusal === 'forbidden') return false;
      if (refusal !== undefined || !place.settle()) socket.close(CLOSE.tryLater, 'Try again later');
      return true;
    },

    async onSubscribe({ subscriptions, extra }: Context<Params, Client>, _id, payload) {
      const { address, caller } = extra;
      if (Object.keys(subscriptions).length > limits.subscriptionsASocket) {
        return [graphqlError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests())];
      }
      const asking = { address, token: caller.token };
      const wait =
        (await budgets.take(asking, 1)).waitS || (await budgets.takeAll(asking, documents.pointsFor(payload))).waitS;
      if (wait > 0) return [tooManyRequests(wait)];
      const subscription = documents.read(payload);
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

function tokenIn({ authToken, Authorization, authorization }: Params = {}): string | undefined {
  const header = Authorization ?? authorization;
  const bearer = typeof header === 'string' && BEARER.test(header) ? header.replace(BEARER, '') : undefined;
  const token = authToken ?? bearer;
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}

const connectionOf = (socket: WebSocket): Connection => ({
  isOpen: () => socket.readyState === socket.OPEN,
  onceClosed: (then) => void socket.once('close', then),
  expel: () => socket.close(CLOSE.forbidden),
});
