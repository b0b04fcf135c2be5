import { ApolloLink } from '@apollo/client/link';
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../app/cache.ts';
import { answeredHere } from './answered-here.ts';
import { createClient } from './client.ts';
import { LocalAnswersLink } from './local-answers-link.ts';
import { hasPacks, storedFeatures } from './stored-features.ts';

const BOARDS = gql`
  query Boards {
    boards {
      code
      name
    }
  }
`;
const SUBJECTS = gql`
  query Subjects {
    professionalYears {
      code
      name
    }
  }
`;
const boards = (...names: string[]) => ({
  boards: names.map((name) => ({ __typename: 'Board', code: name.slice(0, 3), name })),
});
const YEARS = { professionalYears: [{ __typename: 'ProfessionalYear', code: '_1', name: '1st Proff' }] };
const HERE = boards('Dhaka');
const THERE = boards('Dhaka', 'Sylhet');

const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};
const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'content-type': 'application/graphql-response+json' } });

const silent = (signal?: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

let network: (signal?: AbortSignal | null) => Promise<Response>;
const online = new Set<EventListener>();

function start(here: Record<string, object> = { Boards: HERE }) {
  const cache = createCache();
  const client = createClient({ uri: 'http://localhost/graphql', cache, fetch: (_, init) => network(init?.signal) });
  const find = vi.fn<(operation: string) => Promise<object | undefined>>(async (operation) => here[operation]);
  const listen = vi.spyOn(window, 'addEventListener');
  client.setLink(ApolloLink.from([new LocalAnswersLink(client, find), client.link]));
  for (const [type, listener] of listen.mock.calls) if (type === 'online') online.add(listener as EventListener);
  const ask = (query = BOARDS) => client.query({ query });
  /** As a screen does. */
  const show = (query = BOARDS) => {
    const shown: unknown[] = [];
    const subscription = client.watchQuery({ query }).subscribe(({ data, loading }) => loading || shown.push(data));
    return { shown, subscription };
  };
  return { client, cache, find, ask, show };
}

const stateOf = async (promise: Promise<unknown>) =>
  Promise.race([promise, Promise.resolve('PENDING')]).catch(() => 'FAILED');

beforeEach(() => {
  network = unreachable;
});
afterEach(() => {
  for (const listener of online) removeEventListener('online', listener);
  answeredHere.clear();
  localStorage.clear();
});

it('answers what an unreachable network does not', async () => {
  const { ask } = start();
  expect((await ask()).data).toEqual(HERE);
  expect(answeredHere.has('Boards')).toBe(true);
  await expect(ask(SUBJECTS)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['an error', () => answer({ data: null, errors: [{ message: 'Locked' }] })],
  ['a failing server', () => new Response('Bad gateway', { status: 502 })],
  ['what is no answer', () => new Response('<p>Log in to this network</p>')],
])('leaves %s as it is', async (_what, response) => {
  network = async () => response();
  const { ask, find } = start();
  await expect(ask()).rejects.toThrow(/./);
  expect(find).not.toHaveBeenCalled();
});

it('never answers a mutation', async () => {
  const { client, find } = start({ Leave: { logOut: true } });
  const leave = gql`
    mutation Leave {
      logOut
    }
  `;
  await expect(client.mutate({ mutation: leave })).rejects.toThrow('Failed to fetch');
  expect(find).not.toHaveBeenCalled();
});

it('waits four seconds for a slow network, whose later answer the screen takes over', async () => {
  vi.useFakeTimers();
  let arrive = (_response: Response) => {};
  network = () => new Promise((resolve) => (arrive = resolve));
  const { show } = start();
  const { shown } = show();
  await vi.advanceTimersByTimeAsync(3999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([HERE]);
  arrive(answer({ data: THERE }));
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toEqual([HERE, THERE]);
  expect(answeredHere.isEmpty()).toBe(true);
});

it('shows an equal later answer without another render', async () => {
  vi.useFakeTimers();
  let arrive = (_response: Response) => {};
  network = () => new Promise((resolve) => (arrive = resolve));
  const { show } = start();
  const { shown } = show();
  await vi.advanceTimersByTimeAsync(4000);
  arrive(answer({ data: HERE }));
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toEqual([HERE]);
});

it('waits for a slow network as long as it must where this device has nothing', async () => {
  vi.useFakeTimers();
  network = silent;
  const { ask } = start({});
  const asked = ask();
  asked.catch(() => {});
  await vi.advanceTimersByTimeAsync(19_000);
  expect(await stateOf(asked)).toBe('PENDING');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await stateOf(asked)).toBe('FAILED');
});

it('answers at once where the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network = silent;
  expect((await start().ask()).data).toEqual(HERE);
});

it('does not replace what the network has answered', async () => {
  const { client, cache, find } = start();
  cache.writeQuery({ query: BOARDS, data: THERE });
  await expect(client.query({ query: BOARDS, fetchPolicy: 'network-only' })).rejects.toThrow('Failed to fetch');
  expect([cache.readQuery({ query: BOARDS }), find.mock.calls]).toEqual([THERE, []]);
});

it('asks the network again when it is back, and forgets what else it has answered', async () => {
  const { cache, ask, show } = start({ Boards: HERE, Subjects: YEARS });
  await ask(SUBJECTS);
  const { shown } = show();
  await vi.waitFor(() => expect(shown).toEqual([HERE]));
  network = async () => answer({ data: THERE });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(shown).toEqual([HERE, THERE]));
  await vi.waitFor(() => expect(cache.readQuery({ query: SUBJECTS })).toBeNull());
  // The screen has shown its data all the time.
  expect([shown, cache.readQuery({ query: BOARDS })]).toEqual([[HERE, THERE], THERE]);
});

it('says that the network is back where the browser has not noticed, at most every ten seconds', async () => {
  vi.useFakeTimers();
  const { client, ask } = start({});
  const back = vi.fn<() => void>();
  addEventListener('online', back);
  const failThenAnswer = async () => {
    network = unreachable;
    await expect(ask()).rejects.toThrow('Failed to fetch');
    network = async () => answer({ data: HERE });
    await client.query({ query: BOARDS, fetchPolicy: 'network-only' });
    await client.clearStore();
  };
  await failThenAnswer();
  await failThenAnswer();
  expect(back).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  await failThenAnswer();
  expect(back).toHaveBeenCalledTimes(2);
  removeEventListener('online', back);
});

it('remembers what the server offers', async () => {
  const features = gql`
    query Offer {
      features {
        packs
        review
      }
    }
  `;
  expect([hasPacks(), storedFeatures()]).toMatchObject([false, { packs: true, review: true, desk: false }]);
  network = async () => answer({ data: { features: { __typename: 'Features', packs: true, review: false } } });
  await start().ask(features);
  expect([hasPacks(), storedFeatures()]).toMatchObject([true, { packs: true, review: false, papers: true }]);
});
