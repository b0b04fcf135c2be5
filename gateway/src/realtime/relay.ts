import { setTimeout as wait } from 'node:timers/promises';
import { graphqlError } from '../graphql/errors.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { EventQueue } from './event-queue.ts';
import { catchUp, newest, recentIds, type Identified, type ReadList } from './history.ts';
import { ConnectionRejected, openUpstreamSocket } from './upstream-socket.ts';
import { realtimeMessages } from './messages.ts';
import type { RelaySettings } from './settings.ts';

const UNAUTHENTICATED = 401;

export type RelayOptions<Item> = {
  url: string;
  event: string;
  token: string;
  read: ReadList<Item>;
  /** The items of an event, oldest first; none if it cannot be parsed. */
  parse: (event: unknown) => Item[];
  settings: RelaySettings;
  /** Called once: without a reason when the last subscriber has left, else with why it gave up. */
  onEnd: (reason: Error | undefined) => void;
};

const resync = () => graphqlError('RESYNC', realtimeMessages.resync());
const unauthenticated = () => new UpstreamError('', { status: UNAUTHENTICATED, hasReaderToken: true });
export const isUnauthenticated = (error: unknown) =>
  error instanceof UpstreamError && error.hasReaderToken && error.status === UNAUTHENTICATED;

/**
 * One viewer's connection to the upstream and its subscribers. Each event is delivered once, also those of a time
 * without connection: after connecting the list is read again. After the last failed attempt all subscribers end.
 */
export class Relay<Item extends Identified> {
  readonly #options: RelayOptions<Item>;
  readonly #socket: ReturnType<typeof openUpstreamSocket>;
  readonly #subscribers = new Set<EventQueue<Item>>();
  /** Events that wait while their subscriber is sent what it missed. */
  readonly #catchingUp = new Map<EventQueue<Item>, Item[]>();
  readonly #delivered = recentIds();
  readonly #stopped = new AbortController();
  #last: string | undefined;
  /** Events that wait while the list of older ones is read; undefined once caught up. */
  #pending: Item[] | undefined = [];
  #hasConnected = false;

  constructor(options: RelayOptions<Item>) {
    this.#options = options;
    this.#socket = openUpstreamSocket({ ...options, connectMs: options.settings.connectMs }, (event) =>
      this.#receive(event),
    );
    void this.#stayConnected().then(
      () => this.end(undefined),
      (error: unknown) => this.end(error as Error),
    );
  }

  join(after?: string): EventQueue<Item> {
    const subscriber = new EventQueue<Item>(this.#options.settings.queue, resync, (queue) => {
      this.#subscribers.delete(queue);
      this.#catchingUp.delete(queue);
      if (this.#subscribers.size === 0) this.end(undefined);
    });
    this.#subscribers.add(subscriber);
    if (after !== undefined) {
      this.#catchingUp.set(subscriber, []);
      void this.#replay(subscriber, after);
    }
    return subscriber;
  }

  subscribers(): number {
    return this.#subscribers.size;
  }

  isUp(): boolean {
    return this.#pending === undefined;
  }

  end(reason: Error | undefined): void {
    if (this.#stopped.signal.aborted) return;
    this.#stopped.abort();
    this.#socket.close();
    for (const subscriber of this.#subscribers) subscriber.end(reason);
    this.#options.onEnd(reason);
  }

  #receive(event: unknown) {
    for (const item of this.#options.parse(event)) {
      if (!this.#pending) this.#deliver(item);
      else if (this.#pending.length < this.#options.settings.queue) this.#pending.push(item);
    }
  }

  #deliver(item: Item) {
    if (!this.#delivered.add(item._id)) return;
    this.#last = item._id;
    for (const subscriber of this.#subscribers) {
      const missed = this.#catchingUp.get(subscriber);
      if (!missed) subscriber.push(item);
      else if (missed.length < this.#options.settings.queue) missed.push(item);
      else subscriber.end(resync());
    }
  }

  async #stayConnected() {
    const { settings } = this.#options;
    let hasHistory = false;
    for (let failures = 0; !this.#stopped.signal.aborted; failures += 1) {
      if (failures > settings.attempts) throw new UpstreamError('', { detail: 'no socket at the upstream' });
      if (failures > 0) await this.#pause(failures);
      try {
        if (!hasHistory) await this.#readHistory();
        hasHistory = true;
        await this.#connect();
        const since = performance.now();
        const { isByUpstream } = await this.#socket.disconnected();
        this.#pending = [];
        if (!isByUpstream || performance.now() - since > settings.steadyMs) failures = 0;
      } catch (error) {
        this.#socket.close();
        if (isUnauthenticated(error) || (error instanceof ConnectionRejected && (await this.#isTokenInvalid(error))))
          throw unauthenticated();
      }
    }
  }

  /** Events from before the first subscriber are not delivered. */
  async #readHistory() {
    for (const { _id } of newest(await this.#options.read(undefined))) {
      this.#delivered.add(_id);
      this.#last = _id;
    }
  }

  async #connect() {
    this.#stopped.signal.throwIfAborted();
    await this.#socket.connect();
    const { read, settings } = this.#options;
    const isNew = ({ _id }: Item) => !this.#delivered.has(_id);
    const deliverAll = (items: Item[]) => items.forEach((item) => this.#deliver(item));
    let pending = this.#pending ?? [];
    do {
      this.#pending = pending.length < settings.queue ? pending : [];
      await catchUp(read, this.#last, isNew, deliverAll);
      // With several upstream instances a newer event may have come first, before the connection was lost.
      if (this.#hasConnected) await catchUp(read, undefined, isNew, deliverAll);
      pending = this.#pending;
      // The queue overflowed, so read the list again.
    } while (pending.length >= settings.queue);
    this.#pending = undefined;
    this.#hasConnected = true;
    deliverAll(pending);
  }

  #pause(attempt: number) {
    const { firstWaitMs, lastWaitMs } = this.#options.settings;
    const ms = firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random());
    return wait(Math.min(ms, lastWaitMs), undefined, { signal: this.#stopped.signal });
  }

  /** Whether the token is to blame, by the upstream's code or else by its REST API. */
  async #isTokenInvalid({ code }: ConnectionRejected) {
    if (code === 'UNAUTHENTICATED') return true;
    return this.#options.read(this.#last).then(() => false, isUnauthenticated);
  }

  async #replay(subscriber: EventQueue<Item>, after: string) {
    const sentIds = new Set<string>();
    // Not every upstream filters by `since`.
    const readFrom = async (since: string | undefined) => {
      const list = await this.#options.read(since);
      const place = list.findIndex(({ _id }) => _id === after);
      return place < 0 ? list : list.slice(0, place);
    };
    const isNew = ({ _id }: Item) => !sentIds.has(_id);
    const send = (item: Item) => {
      if (isNew(item)) subscriber.push(item);
      sentIds.add(item._id);
    };
    try {
      await catchUp(readFrom, after, isNew, (items) => items.forEach(send));
      this.#catchingUp.get(subscriber)?.forEach(send);
    } catch (error) {
      subscriber.end(error as Error);
    }
    this.#catchingUp.delete(subscriber);
  }
}
