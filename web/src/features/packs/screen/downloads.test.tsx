import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database as device } from '../../../device/database.ts';
import { endSession } from '../../../session/index.ts';
import { begin, operationMock } from '../../../testing/accounts.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { database } from '../device/database.ts';
import { PackKeyDocument } from '../device/packs.generated.ts';
import type { StoredPack } from '../device/rows.ts';
import { PacksDocument } from './packs.generated.ts';

const OWNER = 'AMINA-1';

const { mock: key } = operationMock(PackKeyDocument, new Error('offline'));

const offer = (id: string, title: string, rest: object = {}) => ({
  __typename: 'Pack',
  id,
  kind: 'SUBJECT',
  title,
  questions: 2000,
  bytes: 9_400_000,
  version: 'v1',
  locked: false,
  manifest: `/packs/${id}/manifest`,
  ...rest,
});
const rxAid = offer('RX_AID', 'RX Aid', { kind: 'RX_AID', questions: 0, bytes: 640_000 });
const offers = (locked: boolean) =>
  operationMock(PacksDocument, {
    packs: [offer('PATH', 'Pathology', { locked }), rxAid, offer('ANAT', 'Anatomy', { locked })],
  }).mock;

const file = { path: '/packs/f/a', sha256: 'a', bytes: 250_000, kind: 'QUESTIONS', name: 'q-0' } as const;
const store = (rest: Partial<StoredPack>) =>
  database.packs.put({
    owner: OWNER,
    id: 'ANAT',
    kind: 'SUBJECT',
    title: 'Anatomy',
    manifest: '/packs/ANAT/manifest',
    questions: 2000,
    bytes: 9_400_000,
    isPaid: true,
    validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    version: 'v1',
    files: [file],
    storedAt: Date.now(),
    checkedAt: Date.now(),
    state: 'READY',
    ...rest,
  });

const rowOf = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li')!);

beforeEach(() => {
  vi.stubGlobal('DecompressionStream', () => {});
  vi.stubGlobal('crypto', { subtle: {}, getRandomValues: crypto.getRandomValues.bind(crypto) });
  // Nothing answers: what is stored stays as it is.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(async () => {
  endSession();
  vi.unstubAllGlobals();
  await Promise.all(device.tables.map((table) => table.clear()));
});

it('a visitor may store RX Aid, and sees the way to a plan for the subjects, by professional year', async () => {
  await renderAt('/downloads', { mocks: [offers(true)] });
  expect((await rowOf('RX Aid')).getByRole('button', { name: 'Download RX Aid' })).toBeTruthy();
  const anatomy = await rowOf('Anatomy');
  expect(anatomy.getByText('2,000 questions, 9.4 MB')).toBeTruthy();
  expect(anatomy.queryByRole('button')).toBeNull();
  expect(anatomy.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
  expect(anatomy.getByRole('link', { name: 'Log in' })).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.slice(0, 3)).toEqual(['RX Aid', '1st Proff', '3rd Proff']);
  expect(screen.getByText(/not against an expert/)).toBeTruthy();
});

it('a tap begins a download, asks the browser to keep it, and it can be paused and resumed', async () => {
  begin();
  const persist = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { storage: { persist, estimate: async () => ({ quota: 2e9, usage: 8e8 }) } }),
  );
  const { user } = await renderAt('/downloads', { mocks: [offers(false), key] });
  expect(await screen.findByText('Free on this device: about 1.2 GB')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Download Anatomy' }));
  expect(persist).toHaveBeenCalledOnce();
  expect(await screen.findByRole('progressbar', { name: 'Download of Anatomy' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pause Anatomy' }));
  await user.click(await screen.findByRole('button', { name: 'Resume Anatomy' }));
  expect(await screen.findByRole('button', { name: 'Pause Anatomy' })).toBeTruthy();
  Reflect.deleteProperty(navigator, 'storage');
});

it('shows how far a download is in bytes, and announces quarters only', async () => {
  begin();
  const rest = { ...file, path: '/packs/f/b', sha256: 'b', bytes: 750_000 };
  const pending = { version: 'v1', files: [file, rest] };
  await store({ version: '', files: [], state: 'DOWNLOADING', pending });
  await database.packFiles.put({ owner: OWNER, pack: 'ANAT', ...file, bytes: new ArrayBuffer(1) });
  await renderAt('/downloads', { mocks: [offers(false)] });
  expect(await screen.findByText('250 kB of 1.0 MB')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('250000');
  expect(screen.getByText('Anatomy: 25 percent.').closest('[role=status]')).toBeTruthy();
});

it.each([
  ['FULL', 'There is no room on this device: 250 kB more is needed. What is there stays.', 'Try Anatomy again'],
  ['BROKEN', 'A file came damaged three times and was refused. What is there stays.', 'Try Anatomy again'],
  ['READY', 'On this device. Without the network until 29 November 2026', 'Update Anatomy (250 kB)'],
] as const)('%s is said, with what can be done', async (state, text, button) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) });
  begin();
  await store({ state, pending: { version: 'v2', files: [file] } });
  await renderAt('/downloads', { mocks: [offers(false)] });
  const row = await rowOf('Anatomy');
  expect(await row.findByText(text)).toBeTruthy();
  expect(row.getByRole('button', { name: button })).toBeTruthy();
});

it('is removed after a confirmation', async () => {
  begin();
  await store({});
  const { user } = await renderAt('/downloads', { mocks: [offers(false)] });
  await user.click(await screen.findByRole('button', { name: 'Remove Anatomy' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(await database.packs.count()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Remove Anatomy' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, remove it' }));
  await waitFor(async () => expect(await database.packs.count()).toBe(0));
  expect(await screen.findByRole('button', { name: 'Download Anatomy' })).toBeTruthy();
});

it('says what has ended, and offers it anew', async () => {
  begin();
  await store({ validUntil: new Date(Date.now() - 1).toISOString() });
  const { user } = await renderAt('/downloads', { mocks: [offers(false), key] });
  const anatomy = await rowOf('Anatomy');
  await anatomy.findByText(/^It is no longer on this device: 30 days/);
  await user.click(anatomy.getByRole('button', { name: 'Download Anatomy' }));
  await anatomy.findByRole('progressbar');
});

it('without the network shows what is on this device', async () => {
  begin();
  await store({});
  await renderAt('/downloads', { mocks: [operationMock(PacksDocument, new Error('offline')).mock] });
  expect(await screen.findByText(/What is on this device is below/)).toBeTruthy();
  expect((await rowOf('Anatomy')).getByText(/On this device/)).toBeTruthy();
});

it('with nothing stored and no network offers to try again', async () => {
  await renderAt('/downloads', { mocks: [operationMock(PacksDocument, new Error('offline')).mock] });
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('says where a site offers none', async () => {
  await renderAt('/downloads', { mocks: [operationMock(PacksDocument, { packs: [] }).mock] });
  expect(await screen.findByText('Nothing can be downloaded here yet.')).toBeTruthy();
});

it('says where the browser is too old', async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  await renderAt('/downloads', { mocks: [offers(true)] });
  expect(await screen.findByRole('heading', { name: 'This browser is too old for downloads' })).toBeTruthy();
});
