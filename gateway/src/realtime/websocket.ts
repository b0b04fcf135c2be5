import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { handleProtocols, type WebSocket as ProtocolSocket } from 'graphql-ws';
import { isLanguage, LANGUAGE_HEADER, type Language } from 'schema/languages.ts';
import { isTooDeep } from 'server/json-depth.ts';
import { inLanguage, languageOf } from 'server/language.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Budgets } from '../limits/index.ts';
import type { Origins } from '../http/origins.ts';
import { withRequestId } from '../http/request-id.ts';
import type { Caller } from '../rest/client.ts';
import { CLOSE } from './close-codes.ts';
import { type Client, createProtocolServer } from './websocket-protocol.ts';
import { eventStreams } from './event-streams.ts';
import { startHeartbeat } from './heartbeat.ts';
import { addressSlots, type Slot } from './connection-slots.ts';
import { CLIENT_LIMITS, type ClientLimits } from './settings.ts';
import { upgrader } from './upgrade.ts';
import { subscriptionReader } from './subscriptions.ts';
import { openViewers, type Verify } from './viewers.ts';

export type RealtimeOptions = {
  schema: GraphQLSchema;
  introspection: boolean;
  origins: Origins;
  addressOf: (request: IncomingMessage) => string;
  /** With the token of the Authorization header; a WebSocket sends its own later. */
  callerOf: (request: IncomingMessage) => Caller;
  verify: Verify;
  budgets: Budgets;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
  limits?: Partial<ClientLimits> | undefined;
};

/** Subscriptions over WebSocket and server-sent events, with the same limits. */
export function openRealtime(server: Server, options: RealtimeOptions) {
  const limits = { ...CLIENT_LIMITS, ...options.limits };
  const slots = addressSlots(limits);
  const viewers = openViewers({ ...limits, verify: options.verify });
  const heartbeat = startHeartbeat(limits.pingMs);
  const documents = subscriptionReader(options.schema, { hideSuggestions: !options.introspection });
  const protocol = createProtocolServer({ ...options, limits, viewers, documents });
  const streams = eventStreams({ ...options, limits, viewers, slots, documents });
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: limits.maxPayloadBytes,
    perMessageDeflate: false,
  });
  let isOpen = true;

  server.on(
    'upgrade',
    upgrader({ ...options, sockets, slots, isAllowed: options.origins.isAllowed, isOpen: () => isOpen, onConnection }),
  );

  function onConnection(socket: WebSocket, request: IncomingMessage, slot: Slot) {
    // 'close' follows.
    socket.on('error', () => {});
    heartbeat.watch(socket);
    const client: Client = {
      socket,
      slot,
      address: options.addressOf(request),
      caller: options.callerOf(request),
      language: languageOfSocket(request),
    };
    const closed = protocol.opened(protocolSocket(client, limits), client);
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  }

  return {
    sockets: () => sockets.clients.size,
    streams: streams.size,
    stream: streams.handle,
    async close(): Promise<void> {
      isOpen = false;
      heartbeat.stop();
      streams.close();
      const closed = new Promise((resolve) => sockets.close(resolve));
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway, 'Going away');
      const timer = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), limits.goodbyeMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Of the header or, from browsers, whose sockets send none, of a parameter with its name. */
function languageOfSocket(request: IncomingMessage): Language {
  const language = new URLSearchParams(request.url?.split('?')[1]).get(LANGUAGE_HEADER);
  return isLanguage(language) ? language : languageOf(request);
}

const protocolSocket = (client: Client, limits: ClientLimits): ProtocolSocket => {
  const { socket, caller } = client;
  const isWithinLimits = trafficLimit(socket, limits);
  return {
    protocol: socket.protocol,
    send: (text) => send(socket, text),
    close: (code, reason) => socket.close(code, reason),
    onMessage: (receive) =>
      socket.on('message', (message: Buffer) => {
        if (!isWithinLimits()) return;
        if (isTooDeep(message)) return socket.close(CLOSE.badMessage, 'JSON is nested too deeply');
        inLanguage(client.language, () => withRequestId(caller.requestId, () => receive(message.toString()))).catch(
          () => socket.close(CLOSE.tryLater),
        );
      }),
  };
};

/** Closes a client that sends too many messages or does not read. */
function trafficLimit(socket: WebSocket, limits: ClientLimits): () => boolean {
  let endsAt = 0;
  let messages = 0;
  return () => {
    const now = performance.now();
    if (now > endsAt) [endsAt, messages] = [now + limits.messagesMs, 0];
    messages += 1;
    if (messages > limits.messages) socket.close(CLOSE.tooMany, 'Too many messages');
    else if (socket.bufferedAmount > limits.maxUnsentBytes) socket.terminate();
    return socket.readyState === socket.OPEN;
  };
}

const send = (socket: WebSocket, text: string) =>
  new Promise<void>((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
