import type { IncomingMessage, Server } from 'node:http';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { withRequestId } from '../request-id.ts';
import type { Caller } from '../rest/client.ts';
import { CLOSE } from './close-codes.ts';
import { conversation } from './conversation.ts';
import { counts } from './counts.ts';
import { startHeartbeat } from './heartbeat.ts';
import { originCheck } from './origins.ts';
import { CLIENT_LIMITS, type ClientLimits } from './settings.ts';
import { upgrader } from './upgrade.ts';
import { openViewers, type Verify } from './viewers.ts';

export type RealtimeParts = {
  schema: GraphQLSchema;
  allowedOrigins: string[];
  addressOf: (request: IncomingMessage) => string;
  /** Who opens a socket, so far without a token. */
  callerOf: (request: IncomingMessage) => Caller;
  verify: Verify;
  createContext: (caller: Caller) => unknown;
  format: (error: GraphQLError) => GraphQLFormattedError;
  limits?: Partial<ClientLimits> | undefined;
};

/** Subscriptions over WebSocket at /graphql of a server. */
export function openRealtime(server: Server, parts: RealtimeParts) {
  const limits = { ...CLIENT_LIMITS, ...parts.limits };
  const perAddress = counts(limits.socketsAnAddress);
  const viewers = openViewers({ ...limits, verify: parts.verify });
  const heartbeat = startHeartbeat(limits.pingMs);
  const talk = conversation({ ...parts, limits, viewers });
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: limits.maxPayloadBytes,
    perMessageDeflate: false,
  });
  let isOpen = true;

  server.on(
    'upgrade',
    upgrader({ ...parts, sockets, perAddress, isAllowed: originCheck(parts.allowedOrigins), isOpen: () => isOpen }),
  );

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
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
      { socket, caller },
    );
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  });

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
    /** Says goodbye to every client, and cuts those that do not answer. */
    async close(): Promise<void> {
      isOpen = false;
      heartbeat.stop();
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
