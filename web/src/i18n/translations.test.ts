import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBangla } from '../../scripts/compile-messages.ts';
import { translationProblems } from '../../scripts/translation-problems.ts';

const SOURCE = join(import.meta.dirname, '..');

test.each(globSync('**/messages/en.json', { cwd: SOURCE }))('%s has a whole translation', (path) => {
  const file = join(SOURCE, path);
  expect(() => readBangla(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>, file)).not.toThrow();
});

const ENGLISH = {
  'test.count': '{count, plural, one {# question} other {# questions}} of {name}',
  'test.link': '<plans>Plans</plans> of MTF',
};
const BANGLA = {
  'test.count': '{name}: {count, plural, one {#টি প্রশ্ন} other {{count, number}টি প্রশ্ন}}',
  'test.link': 'MTF-এর <plans>প্ল্যান</plans>',
};
const problemsWith = (changed: Record<string, string>) =>
  translationProblems(ENGLISH, { ...BANGLA, ...changed }, ['MTF', 'test.citation']);

test('a whole translation has no problem', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each([
  [{ 'test.extra': 'আরও' }, 'test.extra is not in the English catalogue'],
  [{ 'test.count': '{count, plural, one {#টি} other {#টি}}' }, 'test.count has {count, plural} in place of'],
  [{ 'test.count': '{name}: {count, plural, other {#টি}}' }, 'test.count has a plural that is not of one and other'],
  [{ 'test.count': '{name}: {count}টি প্রশ্ন' }, 'test.count has {count} {name} in place of {count, plural} {name}'],
  [{ 'test.link': 'MTF-এর <plan>প্ল্যান</plan>' }, 'test.link has </plan> <plan> in place of </plans> <plans>'],
  [{ 'test.link': 'MTF-এর <plans>Plans</plans>' }, 'test.link has Latin letters: Plans'],
])('%j is a problem', (changed, problem) => {
  expect(problemsWith(changed as Record<string, string>).join()).toContain(problem);
});

test('a missing message is a problem', () => {
  expect(translationProblems(ENGLISH, {}, [])).toEqual(['test.count is missing', 'test.link is missing']);
});
