import { createClient, type Client } from 'graphql-ws';
import { WebSocket, type ClientOptions } from 'ws';
import { tokenOf } from './index.ts';

export const ADDED = 'subscription { notificationAdded { id title message isRead createdAt } }';
export const tokenFor = (user: string, more: Record<string, unknown> = {}) => tokenOf({ user_id: user, ...more });

type Notification = { id: string; title: string; message: string };

/** The messages of one subscription. */
export type Received = { ids: string[]; rows: Notification[]; errors: unknown[]; isOver: boolean; stop: () => void };

/** A graphql-ws client with one socket, which by default does not reconnect. */
export function clientOf(url: string, token: string | undefined, retryAttempts = 0, language?: string): Client {
  return createClient({
    url: url.replace('http', 'ws') + '/graphql',
    webSocketImpl: WebSocket,
    connectionParams: { authToken: token, language },
    retryAttempts,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
    onNonLazyError: () => {},
  });
}

/** Subscribes and records all messages. */
export function listen(client: Client, query = ADDED, variables: Record<string, unknown> = {}): Received {
  const received: Received = { ids: [], rows: [], errors: [], isOver: false, stop: () => {} };
  received.stop = client.subscribe<{ notificationAdded: Notification }>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (errors) received.errors.push(...errors);
        if (!data?.notificationAdded) return;
        received.rows.push(data.notificationAdded);
        received.ids.push(data.notificationAdded.id);
      },
      error: (error) => {
        received.errors.push(...(Array.isArray(error) ? (error as unknown[]) : [error]));
        received.isOver = true;
      },
      complete: () => (received.isOver = true),
    },
  );
  return received;
}

type Message = { type: string; id?: string; payload?: unknown };

/** A socket that speaks the protocol by hand, so that tests can violate it. */
export async function rawSocket(url: string, options: ClientOptions = {}) {
  const socket = new WebSocket(url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', options);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse((data as Buffer).toString()) as Message));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const refused = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    }),
  );
  socket.on('error', () => {});
  const status = await Promise.race([
    new Promise<number>((resolve) => socket.on('open', () => resolve(101))),
    refused,
    closed,
  ]);
  const send = (message: Message | Record<string, unknown>) => socket.send(JSON.stringify(message));
  return {
    socket,
    status,
    messages,
    closed,
    send,
    init: (token?: string) =>
      send({ type: 'connection_init', payload: token === undefined ? {} : { authToken: token } }),
    subscribe: (id: string, query = ADDED) => send({ type: 'subscribe', id, payload: { query } }),
    of: (type: string) => messages.filter((message) => message.type === type),
  };
}
