import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

vi.mock('./sanitizer/browser-sanitizer.ts', () => {
  throw new Error('The line is down');
});
afterEach(() => vi.useRealTimers());

it('shows markup as text if the sanitizer cannot be loaded', async () => {
  await act(async () => render(<RichText html='<p class="x">Give <a href="https://example.org/">oxygen</a></p>' />));
  expect(screen.getByText(/Give\s+oxygen/).querySelector('a, p')).toBeNull();
});

it('loads the sanitizer again after a delay', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { loadSanitizer: load } = await import('./load-sanitizer.ts');
  const first = load();
  await first;
  expect(load()).toBe(first);
  vi.advanceTimersByTime(60_000);
  expect(load()).not.toBe(first);
});
