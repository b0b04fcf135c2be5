import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InstallPrompt } from '../../offline/install-prompt.ts';
import { InstallHint } from './InstallHint.tsx';

const HOUR_MS = 3_600_000;
const TITLE = 'Keep it on your home screen';

const prompt = () =>
  Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn<InstallPrompt['prompt']>(async () => undefined),
    userChoice: Promise.resolve({ outcome: 'accepted' as const }),
  });

const open = () =>
  render(
    <MantineProvider>
      <InstallHint />
    </MantineProvider>,
  );
const isShown = () => screen.queryByRole('region', { name: TITLE }) !== null;

beforeEach(() => localStorage.setItem('first-visit', `${Date.now() - HOUR_MS}`));
afterEach(() => {
  globalThis.installPrompt = undefined;
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

it('offers the browser’s own prompt, once', async () => {
  open();
  expect(isShown()).toBe(false);
  const offer = prompt();
  act(() => void dispatchEvent(offer));
  expect(isShown()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect([offer.prompt.mock.calls.length, isShown()]).toEqual([1, false]);
  cleanup();
  globalThis.installPrompt = prompt();
  open();
  expect(isShown()).toBe(false);
});

it('never comes again after a no', async () => {
  globalThis.installPrompt = prompt();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(isShown()).toBe(false);
  cleanup();
  open();
  expect(isShown()).toBe(false);
});

it('says how to do it by hand where Safari has no prompt', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap Share.',
    'Choose “Add to Home Screen”.',
  ]);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

it.each<[string, () => void]>([
  ['a first visit', () => localStorage.setItem('first-visit', `${Date.now()}`)],
  ['the installed site', () => Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })],
])('does not come on %s', (_where, prepare) => {
  prepare();
  globalThis.installPrompt = prompt();
  open();
  expect(isShown()).toBe(false);
});
