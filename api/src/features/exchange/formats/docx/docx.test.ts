import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parseAll } from '../../../../testing/question-import.ts';
import { picture, run, table, wordDocument } from '../../../../testing/docx.ts';
import type { ImportOptions } from '../../import/options.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGAZ1Z2WgAAAABJRU5ErkJggg==',
  'base64',
);

const read = async (body: string, options: ImportOptions = {}, pictures: Record<string, Uint8Array> = {}) =>
  parseAll('docx', Readable.from([await wordDocument(body, pictures)]), options);

const HEADER = ['Type', 'Subject', 'Question', 'Option A', 'Option B', 'Correct', 'Explanation', 'References'];

describe('a table with the columns of the template', () => {
  test('has a question a row, with the markup that questions may have', async () => {
    const rows = await read(
      table(HEADER, [
        'SBA',
        'ANAT',
        { runs: run('Which part of CO') + run('2', '<w:vertAlign w:val="subscript"/>') + run(' is <bold>?', '<w:b/>') },
        'One',
        'Two',
        'B',
        'First line\nSecond line',
        'Snell, 9th edition\nGray',
      ]),
    );
    expect(rows).toMatchObject([
      {
        line: 2,
        at: 'table 1, row 2',
        draft: {
          type: 'SBA',
          subject: 'ANAT',
          stem: 'Which part of CO<sub>2</sub><strong> is &lt;bold&gt;?</strong>',
          options: [
            { text: 'One', correct: false },
            { text: 'Two', correct: true },
          ],
          explanation: '<p>First line</p><p>Second line</p>',
          references: ['Snell, 9th edition', 'Gray'],
        },
      },
    ]);
  });

  test('takes columns of other names by the map, and refuses a row by its place in its table', async () => {
    const rows = await read(
      table(['Type', 'Stem', 'Wahl', 'Option B', 'Key'], ['SBA', 'Which?', 'One', 'Two', 'A']) +
        table(['Stem', 'Option A', 'Option B', 'Key'], ['Which?', 'One', 'Two', 'Z'], ['Short?', 'One']),
      { columnMap: new Map([['wahl', 'option_a']]) },
    );
    expect(rows).toMatchObject([
      { line: 2, at: 'table 1, row 2', draft: { options: [{ text: 'One', correct: true }, { text: 'Two' }] } },
      { line: 4, at: 'table 2, row 2', refusal: 'correct names option Z, which is not there' },
      { line: 5, at: 'table 2, row 3', refusal: '2 columns where the header has 4' },
    ]);
  });

  test('is refused as a whole for a column that nobody knows', async () => {
    await expect(
      read(table(['Stem', 'Option A', 'Option B', 'Key', 'Mood'], ['a', 'b', 'c', 'd', 'e'])),
    ).rejects.toThrow(/Table 1: The header has a column "Mood" that the template does not know/);
  });

  test('may stand on its side, one table for each question', async () => {
    const rows = await read(
      table(['Question', 'Which?'], ['A', 'One'], ['B', 'Two'], ['Answer', 'B'], ['Take away', 'Two it is.']),
      { defaults: { type: 'SBA' } },
    );
    expect(rows).toMatchObject([
      { line: 1, draft: { stem: 'Which?', options: [{}, { text: 'Two', correct: true }], take_away: 'Two it is.' } },
    ]);
  });
});

describe('a table as teachers type it', () => {
  const SIGNS = [
    ['a', 'Deltoid', 'T', 'It is supplied by the axillary nerve.'],
    ['b)', 'Biceps', 'F', ''],
    ['(c)', 'Triceps', 'F', 'Radial nerve'],
    ['d.', 'Teres minor', 'True', ''],
    ['e', 'Teres major', 'False', ''],
  ];

  test('has the question, then statements a to e with true or false and a reason', async () => {
    const rows = await read(
      table(
        ['1.', { runs: run('The axillary nerve supplies the', '<w:b/>'), span: 3 }],
        ['', 'Statement', 'T/F', 'Reason'],
        ...SIGNS,
        ['Explanation', { runs: run('It leaves the posterior cord.'), span: 3 }],
        [{ runs: run('2. The radial nerve supplies the'), span: 4 }],
        ...SIGNS,
      ),
    );
    const draft = {
      type: 'MTF',
      options: [
        { text: 'Deltoid', correct: true, reason: 'It is supplied by the axillary nerve.' },
        { text: 'Biceps', correct: false, reason: undefined },
        { text: 'Triceps', correct: false, reason: 'Radial nerve' },
        { text: 'Teres minor', correct: true },
        { text: 'Teres major', correct: false },
      ],
    };
    expect(rows).toMatchObject([
      {
        line: 1,
        at: 'table 1, row 1',
        draft: {
          ...draft,
          stem: '<strong>The axillary nerve supplies the</strong>',
          explanation: 'It leaves the posterior cord.',
        },
      },
      { line: 9, at: 'table 1, row 9', draft: { ...draft, stem: 'The radial nerve supplies the' } },
    ]);
  });

  test('names the key in a row below, or ticks the right option', async () => {
    const rows = await read(
      table(['Which is a carpal bone?'], ['a) Talus'], ['b) Lunate'], ['Answer: B'], ['Chapter: Upper limb']) +
        table(['Which is a tarsal bone?', ''], ['a) Talus', '✓'], ['b) Lunate', '']) +
        table(['Tarsal bones are'], ['a. Talus'], ['b. Cuboid'], ['c. Lunate'], ['Ans: A, B']),
    );
    expect(rows).toMatchObject([
      {
        draft: { type: 'SBA', chapter: 'Upper limb', options: [{ text: 'Talus' }, { text: 'Lunate', correct: true }] },
      },
      {
        draft: {
          type: 'SBA',
          options: [
            { text: 'Talus', correct: true },
            { text: 'Lunate', correct: false },
          ],
        },
      },
      { draft: { type: 'MTF', options: [{ correct: true }, { correct: true }, { correct: false }] } },
    ]);
  });

  test('is refused where a key is missing or unclear, with the option', async () => {
    const rows = await read(
      table(['Bones are'], ['a', 'hard', 'T'], ['b', 'soft', 'maybe'], ['d', 'long', '']) +
        table(['Time', 'Room'], ['9', '101']),
    );
    expect(rows).toMatchObject([
      {
        at: 'table 1, row 1',
        refusal: 'option D stands where C should; option B: "maybe" is neither true nor false; option D has no key',
      },
      { at: 'table 2, row 1', refusal: expect.stringContaining('neither columns of the template') },
    ]);
  });
});

describe('pictures in a document', () => {
  const stem = (alt?: string) => ({ runs: picture('rId7', alt) + run('What is shown?') });
  const bones = (alt?: string) => table([stem(alt), ''], ['a) Talus', 'T'], ['b) Lunate', 'F']);

  test('become pictures of the question, with the text alternative that they have there', async () => {
    const [row] = await read(bones('A foot'), {}, { rId7: PNG });
    expect(row).toMatchObject({
      draft: { stem: 'What is shown?', media: [{ image: 'image-1.png', alt: 'A foot' }] },
    });
  });

  test('without a text alternative have an empty one, which refuses the row unless pictures are dropped', async () => {
    expect(await read(bones(), {}, { rId7: PNG })).toMatchObject([
      { draft: { media: [{ image: 'image-1.png', alt: '' }] } },
    ]);
    expect(await read(bones(), { dropPictures: true }, { rId7: PNG })).toMatchObject([
      { draft: { media: [] }, pictures: ['a picture'] },
    ]);
  });
});

test('an equation refuses its question, since its text would be lost', async () => {
  const equation = { runs: `${run('Half is ')}<m:oMath><m:r><m:t>1/2</m:t></m:r></m:oMath>` };
  const rows = await read(
    table([equation, ''], ['a) x', 'T'], ['b) y', 'F'], ['Next?', ''], ['a) x', 'T'], ['b) y', 'F']),
  );
  expect(rows).toMatchObject([
    { line: 1, refusal: expect.stringContaining('an equation') },
    { line: 4, draft: { stem: 'Next?' } },
  ]);
});

test('a document without questions is refused, and says what is read', async () => {
  await expect(read('<w:p><w:r><w:t>1. Which?</w:t></w:r></w:p>')).rejects.toThrow(
    /neither a table nor paragraphs numbered 1\., 2\. with options/,
  );
});
