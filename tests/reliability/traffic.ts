import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from '../../gateway/src/testing/live-clients.ts';
import { post } from '../journeys/notifications/notify.ts';
import { newPerson, PASSWORD, type Person } from '../testkit/people.ts';
import type { Topology } from '../testkit/topology.ts';
import { openClient } from './load.ts';

const READERS = 12;
const LISTENERS = 6;
const PAUSE_MS = 20;
const SIGN_IN_EVERY_MS = 1_000;
const NOTIFY_EVERY_MS = 250;
const WORDS = ['heart', 'fever', 'shock', 'kidney', 'anatomy', 'insulin', 'malaria', 'fracture', 'asthma', 'stroke'];

const HOME = '{ banners { image { publicId } } faqs { question } plans { name } ebooks { name } }';
const PAGE = `{ boardSubject(board: "DHK", prof: "_4", subject: "MED") {
  yearQuestions(year: 2024) { questions { id stem options { key text } } pagination { total } } } }`;
const SEARCH = 'query ($text: String!) { search(text: $text) { topicName links { name } } }';
const OWN = '{ viewer { id name notifications { id title } } }';
const LOG_IN = 'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { token } }';
const ADDED = 'subscription { notificationAdded { id title } }';

type Notification = { id: string; title: string };

/** Concurrent readers, searches, sign-ins, listeners and notifications, until stopped. */
export async function startTraffic(topology: Topology) {
  const people = await Promise.all(
    Array.from({ length: LISTENERS }, () => newPerson(topology.url, `Reader-${randomUUID()}`)),
  );
  const failures: string[] = [];
  const posted: string[] = [];
  let requests = 0;
  const over = new AbortController();
  const client = openClient(topology.url, READERS);

  async function asked<Data>(query: string, variables: object = {}, token?: string): Promise<Data | undefined> {
    const since = performance.now();
    const failed = (why: string) => {
      const ms = Math.round(performance.now() - since);
      failures.push(`${new Date().toISOString()} ${query.slice(0, 40)}, after ${ms} ms: ${why}`);
    };
    try {
      const { status, text } = await client.ask({
        path: '/graphql',
        body: JSON.stringify({ query, variables }),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      requests += 1;
      const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown[] };
      if (status === 200 && !errors) return data;
      failed(`${status} ${text.slice(0, 200)}`);
    } catch (error) {
      failed(String(error));
    }
    return undefined;
  }

  async function read(reader: number) {
    const token = people[reader % LISTENERS]!.token;
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const text = WORDS[(reader + turn) % WORDS.length]!;
      await asked(HOME);
      await asked(PAGE, {}, reader % 2 ? token : undefined);
      await asked(SEARCH, { text: `${text} ${turn % 50}` });
      await asked(OWN, {}, token);
      await wait(PAUSE_MS);
    }
  }
  async function signIn() {
    // Not a listener: a user's oldest session ends with the eleventh.
    const { email } = await newPerson(topology.url, `Reader-${randomUUID()}`);
    while (!over.signal.aborted) {
      await asked(LOG_IN, { email, password: PASSWORD });
      await wait(SIGN_IN_EVERY_MS);
    }
  }
  async function notify() {
    while (!over.signal.aborted) {
      const title = `Notice ${posted.length + 1}`;
      try {
        await post(topology, { title });
        posted.push(title);
      } catch (error) {
        failures.push(`a notification: ${String(error)}`);
      }
      await wait(NOTIFY_EVERY_MS);
    }
  }

  /** Like the web client, reads the list after each reconnection. */
  function hear({ token }: Person) {
    const heard = new Set<string>();
    let twice = 0;
    const socket = clientOf(topology.url, token, Number.POSITIVE_INFINITY);
    let line = new Set<string>();
    const reads: Promise<unknown>[] = [];
    socket.on('connected', () => {
      line = new Set();
      reads.push(
        asked<{ viewer: { notifications: Notification[] } }>(OWN, {}, token).then((data) =>
          data?.viewer.notifications.forEach(({ title }) => heard.add(title)),
        ),
      );
    });
    socket.subscribe<{ notificationAdded: Notification }>(
      { query: ADDED },
      {
        next: ({ data }) => {
          const { id, title } = data!.notificationAdded;
          if (line.has(id)) twice += 1;
          line.add(id);
          heard.add(title);
        },
        error: (error) => void failures.push(`a subscription: ${JSON.stringify(error)}`),
        complete: () => {
          if (!over.signal.aborted) failures.push('a subscription was ended');
        },
      },
    );
    return { heard, twice: () => twice, settled: () => Promise.all(reads), close: () => socket.dispose() };
  }

  const listeners = people.map(hear);
  // They receive what is posted from here on.
  await wait(1_000);
  const running = Promise.all([...Array.from({ length: READERS }, (_, reader) => read(reader)), signIn(), notify()]);
  return {
    failures,
    posted,
    listeners,
    requests: () => requests,
    async stop() {
      over.abort();
      await running;
      await Promise.all(listeners.map(({ settled }) => settled()));
    },
    close() {
      for (const listener of listeners) void listener.close();
      client.close();
    },
  };
}

export type Traffic = Awaited<ReturnType<typeof startTraffic>>;
