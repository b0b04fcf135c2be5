import { globSync } from 'node:fs';
import { banglaProblems } from 'server/testing/bangla-problems.ts';
import { expect, test } from 'vitest';
import { catalogue } from './messages.ts';

test('every message has words in Bangla', async () => {
  for (const path of globSync('**/*messages.ts', { cwd: import.meta.dirname })) {
    await import(/* @vite-ignore */ `./${path}`);
  }

  expect(banglaProblems(catalogue)).toEqual([]);
});
