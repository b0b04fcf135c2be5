import { expect, test } from 'vitest';
import { isSymbolFont, readSymbols, showSymbols } from './symbol-font.ts';

test.each([
  ['Symbol', '5 mg', '5 μγ'],
  ['symbol', 'abgdD', 'αβγδΔ'],
  ['Symbol', '\uF06D', 'μ'],
  ['Symbol', '³ 18, £ 4', '≥ 18, ≤ 4'],
  ['Symbol', '±®', '±→'],
  ['Symbol', 'αক', 'αক'],
  ['Symbol', '\u00A0 ', '\u00A0 '],
  ['Wingdings', 'ü', '✓'],
  ['Wingdings', '\uF0FC', '✓'],
  ['Symbol', '', ''],
])('in %s %j shows %j', (font, text, shown) => expect(readSymbols(text, font)).toBe(shown));

test.each([
  ['Symbol', '\u0001'],
  ['Symbol', 'a\uF080'],
])('in %s %j has no character', (font, text) => expect(readSymbols(text, font)).toBeUndefined());

test.each([
  ['Symbol', true],
  ['wingdings 2', true],
  ['Webdings', true],
  ['Calibri', false],
  ['Segoe UI Symbol', false],
  ['', false],
])('%j is a font of symbols: %s', (font, isOne) => expect(isSymbolFont(font)).toBe(isOne));

test('signs without a character keep the code that they have in their font', () =>
  expect([showSymbols('am\uF080', 'Symbol'), showSymbols('J', 'Wingdings')]).toEqual(['αμ\uF080', '☺']));
