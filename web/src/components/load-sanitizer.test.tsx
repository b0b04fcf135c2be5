import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

vi.mock('./sanitizer/browser-sanitizer.ts', () => {
  throw new Error('The line is down');
});
afterEach(() => vi.useRealTimers());

it('leaves markup as text where it does not arrive', async () => {
  await act(async () => render(<RichText html='<p class="x">Give <a href="https://example.org/">oxygen</a></p>' />));
  expect(screen.getByText(/Give\s+oxygen/).querySelector('a, p')).toBeNull();
});

it('is asked for again, but not at once: a render that waited would ask for ever', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { loadSanitizer: load } = await import('./load-sanitizer.ts');
  const first = load();
  await first;
  expect(load()).toBe(first);
  vi.advanceTimersByTime(60_000);
  expect(load()).not.toBe(first);
});
