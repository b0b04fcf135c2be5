import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

it('gives equal values the same key', () => {
  const { result, rerender } = renderHook(useIdempotencyKey);
  const first = result.current({ name: 'Amina' });
  rerender();
  expect(result.current({ name: 'Amina' })).toEqual(first);
  expect(first.headers['idempotency-key']).toMatch(/^\d+(-\d+){3}$/);
  expect(result.current({ name: 'Karim' })).not.toEqual(first);
  expect(result.current({ name: 'Amina' })).not.toEqual(first);
});
