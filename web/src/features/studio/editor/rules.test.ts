import { expect, test } from 'vitest';
import { combine, differencesOf } from './conflict/differences.ts';
import { emptyForm, newOption, toInput } from './draft/form.ts';
import { referenceLine } from './fields/reference-line.ts';
import { fieldOf } from './missing/field-of.ts';

test.each([
  [{ title: 'Guyton and Hall', edition: '14', page: '120' }, 'Guyton and Hall, 14th edition, p. 120'],
  [{ title: 'Bailey', edition: '21', page: '12-14' }, 'Bailey, 21st edition, pp. 12-14'],
  [{ title: 'WHO guideline', edition: '2025', page: '' }, 'WHO guideline, 2025'],
  [{ title: ' ', edition: 'revised', page: 'chapter 3' }, 'revised, chapter 3'],
])('a reference is one line: %j', (reference, line) => expect(referenceLine(reference)).toBe(line));

test('what is sent has the fields of the type, without rows at the end that nobody filled in', () => {
  const [first, second, ...rest] = emptyForm().options;
  const form = {
    ...emptyForm({ type: 'SBA', prof: '_1', subject: 'ANAT' }),
    options: [first!, { ...second!, text: 'B', isBest: true, isTrue: false }, ...rest],
    appearances: [
      { id: '1', board: 'DHK', year: '2024', sitting: '' },
      { id: '2', board: 'DHK', year: '', sitting: 'May' },
    ],
  };
  expect(toInput(form)).toMatchObject({
    options: [
      { text: '', correct: false },
      { text: 'B', correct: true },
    ],
    parts: [],
    appearances: [{ board: 'DHK', year: 2024 }],
  });
  expect(toInput({ ...form, type: 'MTF' }).options).toEqual([{ text: '' }, { text: 'B', correct: false }]);
});

test('of two versions each field is taken from the side that was chosen, and an option that one lacks comes or goes', () => {
  const mine = { ...emptyForm(), stem: 'mine', options: [{ ...newOption(), text: 'A' }], explanation: '<p>same</p>' };
  const theirs = { ...mine, stem: 'theirs', options: [...mine.options, { ...newOption(), text: 'B' }] };
  expect(differencesOf(mine, theirs).map(({ field }) => field)).toEqual(['stem', 'options.1']);
  expect(combine(mine, theirs, {})).toMatchObject({ stem: 'mine', options: [{ text: 'A' }] });
  expect(combine(mine, theirs, { 'options.1': 'THEIRS' })).toMatchObject({
    stem: 'mine',
    options: [{ text: 'A' }, { text: 'B' }],
  });
  expect(combine(theirs, mine, { 'options.1': 'THEIRS' }).options).toHaveLength(1);
});

test('items that differ are shown by name, and by code alone where nothing names them', () => {
  const mine = { ...emptyForm(), items: ['21-ANAT-THX-03'] };
  const theirs = { ...mine, items: ['21-ANAT-THX-03', '21-ANAT-THX-04'] };
  const [difference] = differencesOf(mine, theirs, new Map([['21-ANAT-THX-03', 'Heart']]));
  expect(difference).toMatchObject({
    mine: '<p>Heart 21-ANAT-THX-03</p>',
    theirs: '<p>Heart 21-ANAT-THX-03</p><p>21-ANAT-THX-04</p>',
  });
});

test('what the server finds missing leads to its field', () => {
  const form = { ...emptyForm(), options: [newOption(), newOption()] };
  expect(fieldOf('an explanation', form)).toBe('field-explanation');
  expect(fieldOf('a reference to read it up in', form)).toBe('field-reference');
  expect(fieldOf('Option B says "always": it gives itself away.', form)).toBe(`option-${form.options[1]!.id}`);
  expect(fieldOf('whether statement A is true or false', form)).toBe(`option-${form.options[0]!.id}`);
  expect(fieldOf('model points of part a', form)).toBe('parts-heading');
  expect(fieldOf('stem is empty', form)).toBe('field-stem');
});
