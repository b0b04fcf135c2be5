import { afterEach, expect, it } from 'vitest';
import { withDevice } from './device.ts';

afterEach(() => localStorage.clear());

it('gives a browser one random mark', () => {
  const first = withDevice();
  expect(first.headers['client-device']).toMatch(/^[\w-]{16,64}$/);
  expect(withDevice()).toEqual(first);
  localStorage.clear();
  expect(withDevice()).not.toEqual(first);
});

it('replaces an invalid mark', () => {
  localStorage.setItem('device', 'a\nb');
  expect(withDevice().headers['client-device']).toMatch(/^[\w-]{16,64}$/);
});
