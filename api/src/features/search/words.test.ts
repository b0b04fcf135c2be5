import { textOf, wordsOf } from 'text/words.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, editsOf } from './spelling.ts';
import { synonymsSchema } from './index.ts';
import { blocksOf, indexWords } from './words.ts';

test.each([
  ['Heart-failure, NYHA III', ['heart', 'failure', 'nyha', 'iii']],
  ["Cushing’s and Crohn's", ['cushing', 'and', 'crohn']],
  ['naïve SpO₂ ﬁbrin', ['naive', 'spo2', 'fibrin']],
  ['ডেঙ্গু জ্বর ১২', ['ডেংগু', 'জ্বর', '12']],
  ['য়', ['\u09af\u09bc']],
  ['%_\\ -- \' "', []],
])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));

test.each([
  ['artery', 'arteries'],
  ['abscess', 'abscesses'],
  ['reflex', 'reflexes'],
  ['kidney', 'kidneys'],
  ['ovary', 'OVARIES'],
])('%s and %s are one word', (one, many) => expect(wordsOf(many)).toEqual(wordsOf(one)));

// Escaped, because an editor may compose them.
test.each([
  ['khanda ta, and ta with hasanta and joiner', '\u09B9\u09A0\u09BE\u09CE', '\u09B9\u09A0\u09BE\u09A4\u09CD\u200D'],
  ['khanda ta, and ta with hasanta and non-joiner', '\u09B9\u09A0\u09BE\u09CE', '\u09B9\u09A0\u09BE\u09A4\u09CD\u200C'],
  ['khanda ta, and ta with hasanta', '\u09B9\u09A0\u09BE\u09CE', '\u09B9\u09A0\u09BE\u09A4\u09CD'],
  ['khanda ta inside a word', '\u0989\u09CE\u09B8', '\u0989\u09A4\u09CD\u200D\u09B8'],
  ['ya with nukta', '\u09B9\u09DF', '\u09B9\u09AF\u09BC'],
  ['da with nukta', '\u09B9\u09BE\u09DC', '\u09B9\u09BE\u09A1\u09BC'],
  ['dha with nukta', '\u0997\u09BE\u09DD', '\u0997\u09BE\u09A2\u09BC'],
  ['o of one sign or two', '\u09B0\u09CB\u0997', '\u09B0\u09C7\u09BE\u0997'],
  ['au of one sign or two', '\u09AC\u09CC\u09A6\u09CD\u09A7', '\u09AC\u09C7\u09D7\u09A6\u09CD\u09A7'],
  ['ra with a joiner and without', '\u09B0\u200D\u09CD\u09AF\u09BE\u09B6', '\u09B0\u09CD\u09AF\u09BE\u09B6'],
  ['a stray joiner', '\u0995\u09CD\u09B7', '\u0995\u09CD\u200C\u09B7'],
  ['digits of both scripts', '২০২৪', '2024'],
  ['a number inside a word', 'টি৩', 'টি3'],
])('one word in both spellings: %s', (_, one, other) => {
  expect(wordsOf(other)).toEqual(wordsOf(one));
  expect(wordsOf(one)).toHaveLength(1);
});

test.each([
  ['a word', `a${'\u0301\u0323'.repeat(25_000)}`],
  ['marks without a letter', '\u0301'.repeat(50_000)],
  ['Bangla marks', `\u0995${'\u09BC\u09CD'.repeat(25_000)}`],
  ['words around marks', `heart ${'\u0316\u0301'.repeat(25_000)} valve`],
])('50,000 combining marks take linear time: %s', (_, text) => {
  const start = performance.now();
  wordsOf(text);
  expect(performance.now() - start).toBeLessThan(500);
});

test.each(['<p', '<', '<s>', '<p ', ' ', '&', 's'])('200,000 characters of %j take linear time', (piece) => {
  const text = piece.repeat(200_000 / piece.length);
  const start = performance.now();
  blocksOf(text);
  wordsOf(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test.each(['pelvis', 'pus', 'abscess', 'us'])('%s is not a plural', (word) => expect(wordsOf(word)).toEqual([word]));

test('stop words are left out, unless there are no others', () => {
  expect(indexWords('Which of the following is the aorta of 19990?')).toEqual(['aorta']);
  expect(indexWords('FIGO 2018')).toEqual(['figo', '2018']);
  expect(indexWords('which is it')).toEqual(['which', 'is', 'it']);
});

test('every word consists of letters, digits and marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = wordsOf(text);
      expect(words.every((word) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*$/u.test(word))).toBe(true);
    }),
  );
});

test('markup is not part of the text', () => {
  expect(textOf('<p>Give <del>5 <b>mg</b></del><s>6 mg</s> 10 mg</p>')).toBe('Give 10 mg');
  expect(textOf('<p>PaO<sub>2</sub> &lt; 60 &amp; <b>pH</b></p><ul><li>low</li></ul>')).toBe('PaO2 < 60 & pH low');
});

test('every edit has an edit distance of one', () => {
  for (const word of ['heart', 'শক', 'pneumonia']) {
    const slips = editsOf(word);
    expect(slips.every((slip) => editDistance(slip, word) === 1)).toBe(true);
    expect(slips).not.toContain(word);
  }
  expect(editsOf('heart')).toEqual(expect.arrayContaining(['hert', 'haert', 'heaxt', 'heartt', 'eart']));
  expect(editDistance('hypertension', 'hypretensoin')).toBe(2);
  expect(editDistance('', 'abc')).toBe(3);
});

test('the list of synonyms is valid, without duplicate groups', () => {
  const groups = synonymsSchema.parse(
    JSON.parse(readFileSync(new URL('../../content/site/synonyms.json', import.meta.url), 'utf8')),
  );
  const terms = groups.map((group) => group.map((term) => wordsOf(term).join(' ')));
  expect(groups.length).toBeGreaterThanOrEqual(60);
  for (const group of terms) expect(new Set(group).size, group.join()).toBe(group.length);
});
