import { setTimeout as wait } from 'node:timers/promises';
import { graphqlError } from '../graphql/errors.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { EventQueue } from './event-queue.ts';
import { catchUp, newest, seenIds, type Known, type ReadList } from './history.ts';
import { LineRefused, openLine } from './line.ts';
import type { RelaySettings } from './settings.ts';

const UNAUTHENTICATED = 401;

/** A reader who is first sent what it missed has its events held until that is through. */
type Held<Item> = Map<EventQueue<Item>, Item[]>;

export type RelayParts<Item> = {
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

const tooSlow = () => graphqlError('RESYNC', 'Some of these were missed. Please load them anew.');
const refused = () => new UpstreamError('', { status: UNAUTHENTICATED, inReadersName: true });
/** Whether a token is nobody's any more. */
export const isRefusal = (error: unknown) =>
  error instanceof UpstreamError && error.inReadersName && error.status === UNAUTHENTICATED;

/**
 * One viewer's line to the upstream and all who listen to it. An event is delivered once, and so is what came while the
 * line was down: after each connection the list is read again. Past the last attempt all of it ends.
 */
export function startRelay<Item extends Known>(parts: RelayParts<Item>) {
  const { read, settings } = parts;
  const readers = new Set<EventQueue<Item>>();
  const catchingUp: Held<Item> = new Map();
  const seen = seenIds();
  const stopped = new AbortController();
  let last: string | undefined;
  // Events that came while the list is read wait for what is older.
  let held: Item[] | undefined = [];
  let wasUp = false;

  const line = openLine({ ...parts, connectMs: settings.connectMs }, (given) => {
    const item = parts.parse(given);
    if (!item) return;
    if (!held) deliver(item);
    else if (held.length < settings.queue) held.push(item);
  });

  function deliver(item: Item) {
    if (!seen.add(item._id)) return;
    last = item._id;
    for (const reader of readers) {
      const missed = catchingUp.get(reader);
      if (!missed) reader.push(item);
      else if (missed.length < settings.queue) missed.push(item);
      else reader.end(tooSlow());
    }
  }

  const isNew = ({ _id }: Item) => !seen.has(_id);
  const deliverAll = (items: Item[]) => items.forEach(deliver);

  /** What was there before anybody listened is not news. */
  async function learn() {
    for (const { _id } of newest(await read(undefined))) {
      seen.add(_id);
      last = _id;
    }
  }

  async function connect() {
    stopped.signal.throwIfAborted();
    await line.up();
    let pushed = held ?? [];
    do {
      held = pushed.length < settings.queue ? pushed : [];
      await catchUp(read, last, isNew, deliverAll);
      // An upstream of several instances may have sent a newer one first, and the line fell before the older came.
      if (wasUp) await catchUp(read, undefined, isNew, deliverAll);
      pushed = held;
      // More has come than may wait, and so not all of it is here: the list has it.
    } while (pushed.length >= settings.queue);
    held = undefined;
    wasUp = true;
    pushed.forEach(deliver);
  }

  async function keepUp() {
    let isLearned = false;
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      if (failures > settings.attempts) throw new UpstreamError('', { detail: 'no socket at the upstream' });
      if (failures > 0) await pause(failures);
      try {
        if (!isLearned) await learn();
        isLearned = true;
        await connect();
        const since = performance.now();
        const { byUpstream } = await line.down();
        held = [];
        if (!byUpstream || performance.now() - since > settings.steadyMs) failures = 0;
      } catch (error) {
        line.close();
        if (isRefusal(error) || (error instanceof LineRefused && (await isOver(error)))) throw refused();
      }
    }
  }

  /** The first attempt waits a second, as socket.io's own do, and so on. */
  function pause(attempt: number) {
    const { firstWaitMs, lastWaitMs } = settings;
    const ms = firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random());
    return wait(Math.min(ms, lastWaitMs), undefined, { signal: stopped.signal });
  }

  /** Whether a refusal is the token's: the upstream's word, or that of its REST API. */
  async function isOver({ code }: LineRefused) {
    if (code === 'UNAUTHENTICATED') return true;
    return read(last).then(() => false, isRefusal);
  }

  function end(reason: Error | undefined) {
    if (stopped.signal.aborted) return;
    stopped.abort();
    line.close();
    for (const reader of readers) reader.end(reason);
    parts.onEnd(reason);
  }

  async function replay(reader: EventQueue<Item>, after: string) {
    const sent = new Set<string>();
    // What the list has from there on is old, where the upstream does not leave it out itself.
    const readFrom = async (since: string | undefined) => {
      const list = await read(since);
      const place = list.findIndex(({ _id }) => _id === after);
      return place < 0 ? list : list.slice(0, place);
    };
    const send = (item: Item) => {
      if (!sent.has(item._id)) reader.push(item);
      sent.add(item._id);
    };
    try {
      await catchUp(
        readFrom,
        after,
        ({ _id }) => !sent.has(_id),
        (items) => items.forEach(send),
      );
      catchingUp.get(reader)?.forEach(send);
    } catch (error) {
      reader.end(error as Error);
    }
    catchingUp.delete(reader);
  }

  void keepUp().then(
    () => end(undefined),
    (error: unknown) => end(error as Error),
  );

  return {
    /** One more reader; `after` is the newest that it has. */
    join(after?: string): EventQueue<Item> {
      const reader = new EventQueue<Item>(settings.queue, tooSlow, (ended) => {
        readers.delete(ended);
        catchingUp.delete(ended);
        if (readers.size === 0) end(undefined);
      });
      readers.add(reader);
      if (after !== undefined) {
        catchingUp.set(reader, []);
        void replay(reader, after);
      }
      return reader;
    },
    readers: () => readers.size,
    /** Whether the line stands and nothing is left to catch up with. */
    isUp: () => held === undefined,
    end,
  };
}

export type Relay<Item extends Known> = ReturnType<typeof startRelay<Item>>;
