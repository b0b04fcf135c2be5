import { expect, test } from 'vitest';
import { recordedBody } from './recorded-body.ts';

test('a body of many texts is kept by its fields and their lengths, within bounds', () => {
  const files = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`faqs-${index}.json`, 'x'.repeat(9_000)]),
  );
  expect(recordedBody({ files, version: 3 })).toEqual({
    files: expect.stringMatching(/^\([\d,]+ characters\)$/),
    version: 3,
  });
  const kept = recordedBody(files) as Record<string, string>;
  expect(kept['…']).toBe('470 more fields');
  expect(JSON.stringify(kept).length).toBeLessThan(12_000);
});

test('no secret is kept, however deep or short it is', () => {
  const body = { who: 'a', password: 'hunter2', deep: [{ adminToken: 'abc', clientSecret: { of: 'it' } }] };
  const kept = JSON.stringify(recordedBody(body));
  for (const secret of ['hunter2', 'abc', '"it"']) expect(kept).not.toContain(secret);
  expect(kept).toContain('"who":"a"');
  expect(JSON.stringify(recordedBody({ ...body, text: 'y'.repeat(5_000) }))).not.toContain('hunter2');
});

test('a text that the database cannot hold is kept without it', () => {
  expect(recordedBody({ name: 'a\0b' })).toEqual({ name: 'ab' });
  expect(recordedBody(undefined)).toBeNull();
});
