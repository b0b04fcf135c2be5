import { currentLanguage } from 'server/language.ts';
import type { Caller } from '../rest/client.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import type { Identified } from './history.ts';
import { isUnauthenticated, Relay, type RelayOptions } from './relay.ts';
import { RELAY_SETTINGS, type RelaySettings } from './settings.ts';

type RelaysOptions<Item> = Pick<RelayOptions<Item>, 'url' | 'event' | 'parse'> & {
  read: (caller: Caller, since: string | undefined) => Promise<Item[]>;
  /** Not called for a token that is no longer valid. */
  logFailure: (error: unknown) => void;
  settings: Partial<RelaySettings> | undefined;
};

export function openRelays<Item extends Identified>({
  url,
  event,
  parse,
  read,
  logFailure,
  settings,
}: RelaysOptions<Item>) {
  const relays = new Map<string, Relay<Item>>();

  function open(key: string, caller: Caller & { token: string }): Relay<Item> {
    const { token } = caller;
    const relay: Relay<Item> = new Relay<Item>({
      url,
      event,
      token,
      parse,
      read: (since) => read(caller, since),
      settings: { ...RELAY_SETTINGS, ...settings },
      onEnd: (reason) => {
        if (relays.get(key) === relay) relays.delete(key);
        if (reason && !isUnauthenticated(reason)) logFailure(reason);
      },
    });
    relays.set(key, relay);
    return relay;
  }

  return {
    /**
     * The caller's events in the language of the request, from now on or from those after the id `after`. Ends with UpstreamError if the upstream
     * rejects the token or stays away, with RESYNC if the subscriber is too slow.
     */
    follow(caller: Caller, after?: string): AsyncIterableIterator<Item> {
      const { token } = caller;
      if (token === undefined) throw new UpstreamError('', { status: 401, hasReaderToken: true });
      const key = `${currentLanguage()} ${token}`;
      const relay = relays.get(key) ?? open(key, { ...caller, token });
      return relay.join(after);
    },
    relays: () => relays.size,
    connectedRelays: () => [...relays.values()].filter((relay) => relay.isUp()).length,
    subscribers: () => [...relays.values()].reduce((sum, relay) => sum + relay.subscribers(), 0),
    close(): void {
      for (const relay of relays.values()) relay.end(undefined);
    },
  };
}

export type Relays<Item extends Identified> = ReturnType<typeof openRelays<Item>>;
