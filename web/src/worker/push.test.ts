import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleNotificationClick, handlePush } from './push.ts';

const ORIGIN = 'https://site.example';
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined);
let stored: { url: string }[];
let tabs: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[];

beforeEach(() => {
  tabs = [];
  stored = [];
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => stored }) });
  vi.stubGlobal('clients', { matchAll: async () => tabs, openWindow });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function dispatch<Fields extends object>(
  handle: (event: Fields & { waitUntil: (work: Promise<unknown>) => void }) => void,
  fields: Fields,
) {
  const works: Promise<unknown>[] = [];
  handle({ ...fields, waitUntil: (work) => void works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}

const push = (payload: string | undefined) =>
  dispatch(handlePush, { data: payload === undefined ? null : { json: () => JSON.parse(payload) as unknown } });
const click = async (data: unknown) => {
  const close = vi.fn<() => void>();
  await dispatch(handleNotificationClick, { notification: { close, data } });
  expect(close).toHaveBeenCalledOnce();
};
const addTab = (path: string) => {
  const tab = {
    url: `${ORIGIN}${path}`,
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    navigate: vi.fn<(url: string) => Promise<void>>(async () => undefined),
  };
  tabs.push(tab);
  return tab;
};
const sent = (notification: object) => JSON.stringify({ web_push: 8030, notification });

it('shows what was sent, with a tag by which a newer one replaces it', async () => {
  const notification = {
    title: 'Reviews are due',
    body: '12 questions are due.',
    navigate: `${ORIGIN}/review`,
    tag: 'due',
  };
  await push(sent(notification));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Reviews are due', {
    body: '12 questions are due.',
    tag: 'due',
    icon: expect.any(String),
    data: '/review',
  });
});

it.each([[undefined], ['no JSON'], ['null'], ['{}'], [sent({})], [sent({ title: 7 })]])(
  'shows a general text where it cannot be read: %s',
  async (payload) => {
    await push(payload);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'You have a reminder',
      expect.objectContaining({ data: '/' }),
    );
  },
);

it.each(['https://elsewhere.example/review', 'javascript:alert(1)', '//elsewhere.example', 7, null])(
  'a click never leads to %s',
  async (navigate) => {
    await push(sent({ title: 'A title', navigate }));
    expect(showNotification.mock.lastCall?.[1]).toMatchObject({ data: '/' });
    await click(navigate);
    expect(openWindow).toHaveBeenLastCalledWith(`${ORIGIN}/`);
  },
);

it('a click leads a tab that is open there, and opens one where none is', async () => {
  await click('/review?q=1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/review?q=1`);
  const tab = addTab('/search');
  await click('/review');
  expect(tab.focus).toHaveBeenCalledOnce();
  expect(tab.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/review`);
  const there = addTab('/review');
  await click('/review');
  expect(there.focus).toHaveBeenCalledOnce();
  expect(there.navigate).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledOnce();
});

it('a click leaves an open paper where it is', async () => {
  const paper = addTab('/papers/8f0c');
  await click('/review');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/review`);
  expect(paper.navigate).not.toHaveBeenCalled();
  await click('/papers/8f0c');
  expect(paper.focus).toHaveBeenCalledOnce();
});

it('a tab that cannot be led there leaves it to a new one', async () => {
  addTab('/search').navigate.mockRejectedValue(new TypeError('not controlled'));
  await click('/review');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/review`);
});
