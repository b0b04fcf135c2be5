import { describe, expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';

const read = async (text: string) => {
  const rows = await parseAll('aiken', text);
  return rows.map((row) => {
    if ('refusal' in row) return `${row.line}: ${row.refusal}`;
    const options = row.draft['options'] as { text: string; correct: boolean }[];
    return `${row.line}: ${String(row.draft['stem'])} | ${options.map((one) => `${one.correct ? '*' : ''}${one.text}`).join(' | ')}`;
  });
};

const TWO = '1: Which? | one | *two';

describe('Aiken reads', () => {
  test.each([
    ['capitals and points', 'Which?\nA. one\nB. two\nANSWER: B', [TWO]],
    ['brackets', 'Which?\nA) one\nB) two\nANSWER: B', [TWO]],
    ['letters in brackets', 'Which?\n(A) one\n[b] two\nANSWER: (B)', [TWO]],
    ['small letters', 'Which?\na. one\nb) two\nanswer: b', [TWO]],
    ['Bangla letters', 'কোনটি?\nক. এক\nখ) দুই\nগ। তিন\nউত্তর: গ', ['1: কোনটি? | এক | দুই | *তিন']],
    ['a visarga for a colon', 'কোনটি?\nক. এক\nখ. দুই\nউত্তরঃ খ', ['1: কোনটি? | এক | *দুই']],
    ['colons and dashes', 'Which?\nA: one\nB - two\nAns: B', [TWO]],
    ['letters without a space', 'Which?\n A.one\n\tB.two\nANSWER:B.', [TWO]],
    ['an answer with its text', 'Which?\nA. one\nB. two\nAnswer: B)  Two', [TWO]],
    [
      'a species in a stem',
      'What does\nE. coli grow on?\nA. one\nB. two\nANSWER: B',
      ['1: What does<br />E. coli grow on? | one | *two'],
    ],
    [
      'a stem that begins with a letter',
      'A. niger is\na fungus?\nA. one\nB. two\nANSWER: A',
      ['1: A. niger is<br />a fungus? | *one | two'],
    ],
    ['options of several lines', 'Which?\nA. one\nor more\nB. two\nANSWER: A', ['1: Which? | *one<br />or more | two']],
    [
      'a letter in the middle of a line',
      'Which?\nA. vitamin\nC or vitamin B. complex\nB. two\nANSWER: B',
      ['1: Which? | vitamin<br />C or vitamin B. complex | *two'],
    ],
    ['a hyphen behind a letter', 'Which?\nA. one\nD-dimer\nB. two\nANSWER: B', ['1: Which? | one<br />D-dimer | *two']],
    [
      'a question right behind another',
      'Which?\nA. one\nB. two\nANSWER: B\nNext?\nA. x\nB. y\nANSWER: A',
      [TWO, '5: Next? | *x | y'],
    ],
  ])('%s', async (_, text, rows) => {
    expect(await read(text)).toEqual(rows);
  });

  test('a stem line that could be the missing last option, with a warning', async () => {
    const text =
      'Which?\nC. three\nA. one\nB. two\nANSWER: B\n\nWhich?\nB. fragilis\nA. one\nB. two\nC. three\nANSWER: B';
    expect(await parseAll('aiken', text)).toMatchObject([
      { notes: ['line 2, "C. three", looks like an option and is a part of the stem'] },
      { notes: [] },
    ]);
  });
});

test.each([
  ['A. one\nB. two C. three', 'option B seems to have option C inside: begin each option on a line of its own'],
  ['A. one (b) two\nB. three', 'option A seems to have option B inside: begin each option on a line of its own'],
  ['A. one, as E. coli\nB. two', undefined],
])('Aiken reads %j with a warning where an option is lost in another', async (options, note) => {
  expect(await parseAll('aiken', `Which?\n${options}\nANSWER: A`)).toMatchObject([{ notes: note ? [note] : [] }]);
});

describe('Aiken refuses', () => {
  const next = (line: number, text: string, expected: string) =>
    `1: line ${line}, "${text}", looks like an option, but ${expected} comes next: write the options in order, as A. text`;

  test.each([
    ['options out of order', 'Which?\nA. one\nC. three\nB. two\nANSWER: B', [next(3, 'C. three', 'B')]],
    ['a letter twice', 'Which?\nA. one\nB. two\nB. three\nANSWER: B', [next(4, 'B. three', 'C')]],
    ['a letter that is missing', 'Which?\nA. one\nB. two\nD. four\nE. five\nANSWER: B', [next(4, 'D. four', 'C')]],
    ['the first letter again', 'Which is\nA. niger?\nA. one\nB. two\nANSWER: A', [next(3, 'A. one', 'B')]],
    ['another script', 'Which?\nA. one\nখ. two\nANSWER: A', [next(3, 'খ. two', 'B')]],
    ['Bangla letters out of order', 'কোনটি?\nক. এক\nগ. তিন\nANSWER: ক', [next(3, 'গ. তিন', 'খ')]],
    ['a letter of another alphabet', 'Which?\nA. one\nВ. two\nANSWER: A', [next(3, 'В. two', 'B')]],
    ['a marked option', 'Which?\nA. one\n*B. two\nANSWER: B', [next(3, '*B. two', 'B')]],
    ['an option in brackets out of order', 'Which?\n(a) one\n(c) three\nANSWER: a', [next(3, '(c) three', 'B')]],
    ['a species below an option', 'Which?\nA. one, as\nE. coli\nB. two\nANSWER: B', [next(3, 'E. coli', 'B')]],
    [
      'two answers',
      'Which?\nA. one\nB. two\nANSWER: A\nANSWER: B',
      ['1: line 5, "ANSWER: B", stands behind the answer, where Aiken has no place for it'],
    ],
    [
      'a second answer below a blank line',
      'Which?\nA. one\nB. two\nANSWER: A\n\nANSWER: B\n\nNext?\nA. x\nB. y\nANSWER: A',
      ['1: line 6, "ANSWER: B", stands behind the answer, where Aiken has no place for it', '8: Next? | *x | y'],
    ],
    [
      'an explanation',
      'Which?\nA. one\nB. two\nANSWER: A\nExplanation: so\n\nNext?\nA. x\nB. y\nANSWER: A',
      ['1: line 5, "Explanation: so", stands behind the answer, where Aiken has no place for it', '7: Next? | *x | y'],
    ],
    ['two letters in the answer', 'Which?\nA. one\nB. two\nANSWER: A, B', ['1: ANSWER: "A, B" is not one letter']],
    ['letters together', 'Which?\nA. one\nB. two\nANSWER: AB', ['1: ANSWER: "AB" is not one letter']],
    [
      'an answer with the text of another option',
      'Which?\nA. one\nB. two\nANSWER: B. one',
      ['1: ANSWER: "B. one" is not one letter'],
    ],
    [
      'an answer of another script',
      'Which?\nA. one\nB. two\nANSWER: খ',
      ['1: ANSWER: খ names an option that is not there'],
    ],
    ['an empty answer', 'Which?\nA. one\nB. two\nANSWER:', ['1: ANSWER: "" is not one letter']],
    ['numbered options', 'Which?\n1. one\n2. two\nANSWER: B', ['1: no options (A. text, B. text) after the stem']],
    ['a question of too many lines', `${'x\n'.repeat(600)}A. one\nB. two\nANSWER: B`, ['1: the question is too long']],
  ])('%s', async (_, text, rows) => {
    expect(await read(text)).toEqual(rows);
  });
});
