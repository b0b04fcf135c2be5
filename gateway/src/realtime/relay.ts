import { setTimeout as wait } from 'node:timers/promises';
import { graphqlError } from '../graphql/errors.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { EventQueue } from './event-queue.ts';
import { catchUp, newest, recentIds, type Known, type ReadList } from './history.ts';
import { ConnectionRejected, openUpstreamSocket } from './upstream-socket.ts';
import { realtimeMessages } from './messages.ts';
import type { RelaySettings } from './settings.ts';

const UNAUTHENTICATED = 401;

export type RelayOptions<Item> = {
  url: string;
  event: string;
  token: string;
  read: ReadList<Item>;
  /** What an event carries; undefined where it cannot be read. */
  parse: (given: unknown) => Item | undefined;
  settings: RelaySettings;
  /** Called once: nobody listens any more, or it has given up for the reason given. */
  onEnd: (reason: Error | undefined) => void;
};

const tooSlow = () => graphqlError('RESYNC', realtimeMessages.resync());
const refused = () => new UpstreamError('', { status: UNAUTHENTICATED, hasReaderToken: true });
/** Whether a token is nobody's any more. */
export const isRefusal = (error: unknown) =>
  error instanceof UpstreamError && error.hasReaderToken && error.status === UNAUTHENTICATED;

/**
 * One viewer's line to the upstream and all who listen to it. An event is delivered once, and so is what came while the
 * line was down: after each connection the list is read again. Past the last attempt all of it ends.
 */
export class Relay<Item extends Known> {
  readonly #parts: RelayOptions<Item>;
  readonly #line: ReturnType<typeof openUpstreamSocket>;
  readonly #readers = new Set<EventQueue<Item>>();
  /** What has come for readers who are first sent what they missed. */
  readonly #catchingUp = new Map<EventQueue<Item>, Item[]>();
  readonly #seen = recentIds();
  readonly #stopped = new AbortController();
  #last: string | undefined;
  /** What has come while the list is read: it waits for what is older. */
  #held: Item[] | undefined = [];
  #wasUp = false;

  constructor(parts: RelayOptions<Item>) {
    this.#parts = parts;
    this.#line = openUpstreamSocket({ ...parts, connectMs: parts.settings.connectMs }, (given) => this.#receive(given));
    void this.#keepUp().then(
      () => this.end(undefined),
      (error: unknown) => this.end(error as Error),
    );
  }

  /** One more reader; `after` is the newest that it has. */
  join(after?: string): EventQueue<Item> {
    const reader = new EventQueue<Item>(this.#parts.settings.queue, tooSlow, (ended) => {
      this.#readers.delete(ended);
      this.#catchingUp.delete(ended);
      if (this.#readers.size === 0) this.end(undefined);
    });
    this.#readers.add(reader);
    if (after !== undefined) {
      this.#catchingUp.set(reader, []);
      void this.#replay(reader, after);
    }
    return reader;
  }

  readers(): number {
    return this.#readers.size;
  }

  /** Whether the line stands and nothing is left to catch up with. */
  isUp(): boolean {
    return this.#held === undefined;
  }

  end(reason: Error | undefined): void {
    if (this.#stopped.signal.aborted) return;
    this.#stopped.abort();
    this.#line.close();
    for (const reader of this.#readers) reader.end(reason);
    this.#parts.onEnd(reason);
  }

  #receive(given: unknown) {
    const item = this.#parts.parse(given);
    if (!item) return;
    if (!this.#held) this.#deliver(item);
    else if (this.#held.length < this.#parts.settings.queue) this.#held.push(item);
  }

  #deliver(item: Item) {
    if (!this.#seen.add(item._id)) return;
    this.#last = item._id;
    for (const reader of this.#readers) {
      const missed = this.#catchingUp.get(reader);
      if (!missed) reader.push(item);
      else if (missed.length < this.#parts.settings.queue) missed.push(item);
      else reader.end(tooSlow());
    }
  }

  async #keepUp() {
    const { settings } = this.#parts;
    let isLearned = false;
    for (let failures = 0; !this.#stopped.signal.aborted; failures += 1) {
      if (failures > settings.attempts) throw new UpstreamError('', { detail: 'no socket at the upstream' });
      if (failures > 0) await this.#pause(failures);
      try {
        if (!isLearned) await this.#learn();
        isLearned = true;
        await this.#connect();
        const since = performance.now();
        const { byUpstream } = await this.#line.down();
        this.#held = [];
        if (!byUpstream || performance.now() - since > settings.steadyMs) failures = 0;
      } catch (error) {
        this.#line.close();
        if (isRefusal(error) || (error instanceof ConnectionRejected && (await this.#isOver(error)))) throw refused();
      }
    }
  }

  /** What was there before anybody listened is not news. */
  async #learn() {
    for (const { _id } of newest(await this.#parts.read(undefined))) {
      this.#seen.add(_id);
      this.#last = _id;
    }
  }

  async #connect() {
    this.#stopped.signal.throwIfAborted();
    await this.#line.up();
    const { read, settings } = this.#parts;
    const isNew = ({ _id }: Item) => !this.#seen.has(_id);
    const deliverAll = (items: Item[]) => items.forEach((item) => this.#deliver(item));
    let pushed = this.#held ?? [];
    do {
      this.#held = pushed.length < settings.queue ? pushed : [];
      await catchUp(read, this.#last, isNew, deliverAll);
      // An upstream of several instances may have sent a newer one first, and the line fell before the older came.
      if (this.#wasUp) await catchUp(read, undefined, isNew, deliverAll);
      pushed = this.#held;
      // More has come than may wait, and so not all of it is here: the list has it.
    } while (pushed.length >= settings.queue);
    this.#held = undefined;
    this.#wasUp = true;
    deliverAll(pushed);
  }

  /** The first attempt waits a second, as socket.io's own do, and so on. */
  #pause(attempt: number) {
    const { firstWaitMs, lastWaitMs } = this.#parts.settings;
    const ms = firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random());
    return wait(Math.min(ms, lastWaitMs), undefined, { signal: this.#stopped.signal });
  }

  /** Whether a refusal is the token's: the upstream's word, or that of its REST API. */
  async #isOver({ code }: ConnectionRejected) {
    if (code === 'UNAUTHENTICATED') return true;
    return this.#parts.read(this.#last).then(() => false, isRefusal);
  }

  /** Sends a reader what it has missed since `after`, and then what has come meanwhile. */
  async #replay(reader: EventQueue<Item>, after: string) {
    const sent = new Set<string>();
    // What the list has from there on is old, where the upstream does not leave it out itself.
    const readFrom = async (since: string | undefined) => {
      const list = await this.#parts.read(since);
      const place = list.findIndex(({ _id }) => _id === after);
      return place < 0 ? list : list.slice(0, place);
    };
    const isNew = ({ _id }: Item) => !sent.has(_id);
    const send = (item: Item) => {
      if (isNew(item)) reader.push(item);
      sent.add(item._id);
    };
    try {
      await catchUp(readFrom, after, isNew, (items) => items.forEach(send));
      this.#catchingUp.get(reader)?.forEach(send);
    } catch (error) {
      reader.end(error as Error);
    }
    this.#catchingUp.delete(reader);
  }
}
