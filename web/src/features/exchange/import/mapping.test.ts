import { beforeEach, expect, test } from 'vitest';
import { faultOf, keepMapping, lastMapping, mapLines, OUT, startMapping } from './mapping.ts';

const columns = ['SL', 'Question', 'Level', 'Key point'].map((name, index) => ({
  name,
  column: ['', 'stem', null, null][index]!,
  samples: [],
}));

beforeEach(() => localStorage.clear());

test('a mapping is remembered by the header, of the last 20', () => {
  keepMapping(columns, { level: OUT, 'key point': 'take_away' });
  expect(startMapping(columns, lastMapping(columns))).toEqual({
    sl: OUT,
    question: 'stem',
    level: OUT,
    'key point': 'take_away',
  });
  expect(lastMapping(columns.slice(1))).toBeUndefined();
  for (let index = 0; index < 20; index += 1) keepMapping([{ name: `c${index}`, column: null, samples: [] }], {});
  expect(lastMapping(columns)).toBeUndefined();
});

test('what the device has in another form is not used', () => {
  localStorage.setItem('importMappings', '[{"header":1}]');
  expect(lastMapping(columns)).toBeUndefined();
});

test.each([
  [{}, 'unchosen'],
  [{ level: OUT }, 'unchosen'],
  [{ level: 'stem', 'key point': OUT }, 'twice'],
  [{ question: OUT, level: OUT, 'key point': OUT }, 'noStem'],
  [{ level: OUT, 'key point': 'take_away' }, undefined],
])('with the choices %j the fault is %s', (choices, fault) => {
  expect(faultOf(columns, { ...startMapping(columns), ...choices })).toBe(fault);
});

test('the setting gets what differs, and what it had', () => {
  const mapping = { ...startMapping(columns), level: OUT, 'key point': 'take_away' };
  expect(mapLines(columns, mapping, '')).toBe('level=\nkey point=take_away');
  expect(mapLines(columns, { ...mapping, sl: 'ref' }, 'Question=stem')).toBe(
    'sl=ref\nquestion=stem\nlevel=\nkey point=take_away',
  );
});
