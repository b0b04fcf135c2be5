import { afterEach, expect, it } from 'vitest';
import { withDevice } from './device.ts';

afterEach(() => localStorage.clear());

it('marks a browser once, at random', () => {
  const first = withDevice();
  expect(first.headers['client-device']).toMatch(/^[\w-]{16,64}$/);
  expect(withDevice()).toEqual(first);
  localStorage.clear();
  expect(withDevice()).not.toEqual(first);
});

it('makes another where what is stored is no mark', () => {
  localStorage.setItem('device', 'a\nb');
  expect(withDevice().headers['client-device']).toMatch(/^[\w-]{16,64}$/);
});
