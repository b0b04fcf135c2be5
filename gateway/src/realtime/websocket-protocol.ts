import { type GraphQLSchema, GraphQLError, type ExecutionArgs, type GraphQLFormattedError } from 'graphql';
import { makeServer, type Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { isLanguage, type Language } from 'schema/languages.ts';
import { TOKEN } from 'schema/patterns.ts';
import { graphqlError } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import { tooManyRequests, type Budgets } from '../limits/index.ts';
import type { Caller } from '../rest/client.ts';
import { CLOSE } from './close-codes.ts';
import type { Slot } from './connection-slots.ts';
import type { ClientLimits } from './settings.ts';
import { run, type Subscription, type subscriptionReader } from './subscriptions.ts';
import type { Connection, openViewers } from './viewers.ts';

const BEARER = /^Bearer +/i;

/** `authToken` is documented; many GraphQL clients send `Authorization`. `language`: browsers set no header. */
type Params = { authToken?: unknown; Authorization?: unknown; authorization?: unknown; language?: unknown };

export type Client = { socket: WebSocket; slot: Slot; address: string; caller: Caller; language: Language };
type Running = ExecutionArgs & { subscription: Subscription; createContext: () => unknown };

type Options = {
  schema: GraphQLSchema;
  limits: ClientLimits;
  viewers: ReturnType<typeof openViewers>;
  budgets: Budgets;
  documents: ReturnType<typeof subscriptionReader>;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
};

export function createProtocolServer({ schema, limits, viewers, budgets, documents, createContext, format }: Options) {
  const formatted = (errors: readonly GraphQLError[]) => errors.map((error) => format(error));

  return makeServer<Params, Client>({
    connectionInitWaitTimeout: limits.initWaitMs,

    async onConnect({ connectionParams, extra }) {
      const { socket, slot, address, caller } = extra;
      if (isLanguage(connectionParams?.language)) extra.language = connectionParams.language;
      const token = tokenIn(connectionParams);
      if (token === undefined) return false;
      caller.token = token;
      if ((await budgets.take({ address, token }, 1)).waitS > 0) {
        socket.close(CLOSE.tryLater, 'Try again later');
        return true;
      }
      slot.identify();
      const rejection = await viewers.admit(connectionOf(socket), { ...caller, token });
      if (rejection === 'forbidden') return false;
      if (rejection !== undefined || !slot.settle()) socket.close(CLOSE.tryLater, 'Try again later');
      return true;
    },

    async onSubscribe({ subscriptions, extra }: Context<Params, Client>, _id, payload) {
      const { address, caller } = extra;
      if (Object.keys(subscriptions).length > limits.subscriptionsASocket) {
        return [graphqlError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests())];
      }
      const requester = { address, token: caller.token };
      const wait =
        (await budgets.take(requester, 1)).waitS ||
        (await budgets.takeAll(requester, documents.pointsFor(payload))).waitS;
      if (wait > 0) return [tooManyRequests(wait)];
      const subscription = documents.read(payload);
      if (!('document' in subscription)) return subscription;
      const running: Running = {
        schema,
        document: subscription.document,
        // `run` creates a context per event.
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
