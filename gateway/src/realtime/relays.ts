import type { Caller } from '../rest/client.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import type { Known } from './history.ts';
import { isRefusal, Relay, type RelayOptions } from './relay.ts';
import { RELAY_SETTINGS, type RelaySettings } from './settings.ts';

type RelaysOptions<Item> = Pick<RelayOptions<Item>, 'url' | 'event' | 'parse'> & {
  /** The list in a caller's name. */
  read: (caller: Caller, since: string | undefined) => Promise<Item[]>;
  /** Told why a relay has given up; that a token has ended is no news. */
  report: (error: unknown) => void;
  settings: Partial<RelaySettings> | undefined;
};

/** The lines to the upstream, one for each token that somebody listens with. */
export function openRelays<Item extends Known>({ url, event, parse, read, report, settings }: RelaysOptions<Item>) {
  const relays = new Map<string, Relay<Item>>();

  function open(caller: Caller & { token: string }): Relay<Item> {
    const { token } = caller;
    const relay: Relay<Item> = new Relay<Item>({
      url,
      event,
      token,
      parse,
      read: (since) => read(caller, since),
      settings: { ...RELAY_SETTINGS, ...settings },
      onEnd: (reason) => {
        if (relays.get(token) === relay) relays.delete(token);
        if (reason && !isRefusal(reason)) report(reason);
      },
    });
    relays.set(token, relay);
    return relay;
  }

  return {
    /**
     * What is pushed to a caller, from now on or from what came after an id. It ends with UpstreamError where the
     * upstream refuses the token or stays away, and with RESYNC where its reader is too slow.
     */
    follow(caller: Caller, after?: string): AsyncIterableIterator<Item> {
      const { token } = caller;
      if (token === undefined) throw new UpstreamError('', { status: 401, hasReaderToken: true });
      const relay = relays.get(token) ?? open({ ...caller, token });
      return relay.join(after);
    },
    /** How many lines there are, how many of them stand, and how many listen. */
    lines: () => relays.size,
    standing: () => [...relays.values()].filter((relay) => relay.isUp()).length,
    readers: () => [...relays.values()].reduce((sum, relay) => sum + relay.readers(), 0),
    close(): void {
      for (const relay of relays.values()) relay.end(undefined);
    },
  };
}

export type Relays<Item extends Known> = ReturnType<typeof openRelays<Item>>;
