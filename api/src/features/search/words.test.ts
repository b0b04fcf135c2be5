import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, editsOf } from './spelling.ts';
import { synonymsSchema } from './index.ts';
import { indexWords, textOf, wordsOf } from './words.ts';

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
