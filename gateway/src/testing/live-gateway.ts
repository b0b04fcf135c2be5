import type { DestinationStream } from 'pino';
import { afterEach, expect } from 'vitest';
import type { ConnectionLimits } from '../limits/index.ts';
import { startTestGateway } from './index.ts';
import type { Client } from 'graphql-ws';
import { startCutProxy } from './cut-proxy.ts';
import { clientOf, listen, tokenFor } from './live-clients.ts';
import { startLiveUpstream } from './live-upstream.ts';
import type { ClientLimits, RelaySettings } from '../realtime/settings.ts';

/** A second of an outage takes 20 ms in tests. */
export const QUICK: Partial<RelaySettings> = { firstWaitMs: 20, lastWaitMs: 100, connectMs: 2_000 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

export const WAIT = { timeout: 10_000, interval: 20 };
export const eventually = <Value>(value: () => Value) => expect.poll(value, WAIT);

/** A gateway whose connection to the upstream's socket goes through a cut proxy. Everything closes with the test. */
export async function startLive({
  clientLimits = {},
  connectionLimits = {},
  relaySettings = {},
  env = {},
  log,
}: {
  clientLimits?: Partial<ClientLimits>;
  connectionLimits?: Partial<ConnectionLimits>;
  relaySettings?: Partial<RelaySettings>;
  env?: Record<string, string>;
  log?: DestinationStream;
} = {}) {
  const upstream = await startLiveUpstream();
  closing.push(() => upstream.stop());
  const proxy = await startCutProxy(upstream.port);
  closing.push(() => proxy.close());
  const gateway = await startTestGateway({
    routes: upstream.routes,
    env: { UPSTREAM_SOCKET_URL: proxy.url, ...env },
    clientLimits,
    connectionLimits,
    relaySettings: { ...QUICK, ...relaySettings },
    ...(log && { log }),
  });
  closing.push(() => gateway.close());

  const clients = new Set<Client>();
  closing.push(() => clients.forEach((client) => void client.dispose()));
  const client = (user: string, token = tokenFor(user), language?: string) => {
    const made = clientOf(gateway.url, token, 0, language);
    clients.add(made);
    return made;
  };

  return {
    upstream,
    proxy,
    gateway,
    client,
    /** Another subscription of a user, by default over its own socket. */
    listen: (user: string, over = client(user)) => listen(over),
    /** Waits for this many subscribers with connected relays. */
    ready: async (readers: number, lines = 1) => {
      await eventually(() => [gateway.live.subscribers(), gateway.live.connectedRelays(), upstream.sockets()]).toEqual([
        readers,
        lines,
        lines,
      ]);
    },
  };
}
