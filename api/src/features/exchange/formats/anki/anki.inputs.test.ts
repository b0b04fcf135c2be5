import { describe, expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';

const file = (...lines: string[]) => `${lines.join('\n')}\n`;
const one = {
  type: 'SBA',
  stem: 'Which?',
  options: [
    { text: 'a', correct: false },
    { text: 'b', correct: true },
  ],
};

describe('the header of notes that a spreadsheet saved', () => {
  test.each([
    ['commas', file('#separator:tab,,,,', '#html:true,,,,', '#columns:Type,Question,A,B,Answer', 'SBA,Which?,a,b,B')],
    [
      'semicolons',
      file('#separator:Tab;;;;', '#html:false;;;;', '#columns:Type;Question;A;B;Answer', 'SBA;Which?;a;b;B'),
    ],
    ['tabs', file('#separator:comma\t\t\t\t', '#columns:Type\tQuestion\tA\tB\tAnswer', 'SBA\tWhich?\ta\tb\tB')],
    [
      'a column of Anki',
      file('#separator:tab,,,,,', '#tags column:1,,,,,', '#columns:Tags,Type,Question,A,B,Answer', ',SBA,Which?,a,b,B'),
    ],
    [
      'the separator as it is',
      file('#separator:,,,,,', '#html:true,,,,', '#columns:Type,Question,A,B,Answer', 'SBA,Which?,a,b,B'),
    ],
    ['nothing', file('#separator:,', '#columns:Type,Question,A,B,Answer', 'SBA,Which?,a,b,B')],
    [
      'a deck that ends in a comma',
      file('#separator:tab', '#deck:Bones,', '#columns:Type\tQuestion\tA\tB\tAnswer', 'SBA\tWhich?\ta\tb\tB'),
    ],
  ])('is read with %s behind its lines', async (_, text) => {
    expect(await parseAll('anki', text)).toMatchObject([{ draft: one }]);
  });
});

describe('a header that cannot be read', () => {
  const COLUMNS = '#columns:Type\tQuestion\tA\tB\tAnswer';
  test.each([
    ['a column in words', '#tags column:last', 'The header "#tags column" names no column'],
    ['column 0', '#deck column:0', 'The header "#deck column" names no column'],
    ['half a column', '#guid column:1,5', 'The header "#guid column" names no column'],
    ['a column that is not there', '#tags column:9', 'names no column'],
    ['a separator of two characters', '#separator:ab', 'The header "#separator:ab" cannot be read'],
    ['HTML neither true nor false', '#html:maybe', 'The header "#html:maybe" cannot be read'],
  ])('refuses the file: %s', async (_, line, message) => {
    const text = file('#separator:tab', line, COLUMNS, 'SBA\tWhich?\ta\tb\tB');
    await expect(parseAll('anki', text)).rejects.toThrow(message);
  });

  test('is not one with Bangla digits', async () => {
    const text = file(
      '#separator:tab',
      '#tags column:১',
      `#columns:Tags\tType\tQuestion\tA\tB\tAnswer`,
      '\tSBA\tWhich?\ta\tb\tB',
    );
    expect(await parseAll('anki', text)).toMatchObject([{ draft: one }]);
  });
});
