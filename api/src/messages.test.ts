import { globSync } from 'node:fs';
import { banglaProblems } from 'server/testing/bangla-problems.ts';
import { expect, test } from 'vitest';
import { catalogue } from './http/messages.ts';

test('every message has words in Bangla', async () => {
  for (const path of globSync('**/*messages.ts', { cwd: import.meta.dirname })) {
    await import(/* @vite-ignore */ `./${path}`);
  }

  const ofOtherTests = catalogue.ids().filter((id) => id.startsWith('test.'));
  // A general sentence in place of zod's English words, and a name.
  expect(banglaProblems(catalogue, ['http.input', 'search.group.rxAid', ...ofOtherTests])).toEqual([]);
});
