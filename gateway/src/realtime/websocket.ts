import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Budgets } from '../limits/index.ts';
import type { Origins } from '../http/origins.ts';
import { withRequestId } from '../http/request-id.ts';
import type { Caller } from '../rest/client.ts';
import { CLOSE } from './close-codes.ts';
import { conversation } from './websocket-protocol.ts';
import { eventStreams } from './event-streams.ts';
import { startHeartbeat } from './heartbeat.ts';
import { addressSlots, type Place } from './connection-slots.ts';
import { CLIENT_LIMITS, type ClientLimits } from './settings.ts';
import { upgrader } from './upgrade.ts';
import { subscriptionReader } from './subscriptions.ts';
import { openViewers, type Verify } from './viewers.ts';

export type RealtimeOptions = {
  schema: GraphQLSchema;
  introspection: boolean;
  origins: Origins;
  addressOf: (request: IncomingMessage) => string;
  /** Who connects, with the token of the Authorization header; a WebSocket says its own later. */
  callerOf: (request: IncomingMessage) => Caller;
  verify: Verify;
  budgets: Budgets;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
  limits?: Partial<ClientLimits> | undefined;
};

/** Subscriptions over WebSocket at /graphql of a server, and as streams of events: the same limits hold for both. */
export function openRealtime(server: Server, parts: RealtimeOptions) {
  const limits = { ...CLIENT_LIMITS, ...parts.limits };
  const places = addressSlots(limits);
  const viewers = openViewers({ ...limits, verify: parts.verify });
  const heartbeat = startHeartbeat(limits.pingMs);
  const documents = subscriptionReader(parts.schema, { hideSuggestions: !parts.introspection });
  const talk = conversation({ ...parts, limits, viewers, documents });
  const streams = eventStreams({ ...parts, limits, viewers, places, documents });
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: limits.maxPayloadBytes,
    perMessageDeflate: false,
  });
  let isOpen = true;

  server.on(
    'upgrade',
    upgrader({ ...parts, sockets, places, isAllowed: parts.origins.isAllowed, isOpen: () => isOpen, onConnection }),
  );

  function onConnection(socket: WebSocket, request: IncomingMessage, place: Place) {
    // `close` follows.
    socket.on('error', () => {});
    heartbeat.watch(socket);
    const mayTalk = talker(socket);
    const caller = parts.callerOf(request);
    const closed = talk.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (message: Buffer) => {
            if (!mayTalk()) return;
            withRequestId(caller.requestId, () => take(message.toString())).catch(() => socket.close(CLOSE.tryLater));
          }),
      },
      { socket, place, address: parts.addressOf(request), caller },
    );
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  }

  /** Cuts a client that talks too much, and one that does not read what it is told. */
  function talker(socket: WebSocket) {
    let endsAt = 0;
    let messages = 0;
    return (): boolean => {
      const now = performance.now();
      if (now > endsAt) [endsAt, messages] = [now + limits.messagesMs, 0];
      messages += 1;
      if (messages > limits.messages) socket.close(CLOSE.tooMany, 'Too many messages');
      else if (socket.bufferedAmount > limits.maxUnsentBytes) socket.terminate();
      return socket.readyState === socket.OPEN;
    };
  }

  return {
    sockets: () => sockets.clients.size,
    streams: streams.size,
    /** Answers a subscription whose body has been read. */
    stream: streams.answer,
    /** Says goodbye to every client, and cuts those that do not answer. */
    async close(): Promise<void> {
      isOpen = false;
      heartbeat.stop();
      streams.close();
      const closed = new Promise((resolve) => sockets.close(resolve));
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway, 'Going away');
      const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), limits.goodbyeMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

const send = (socket: WebSocket, text: string) =>
  new Promise<void>((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
