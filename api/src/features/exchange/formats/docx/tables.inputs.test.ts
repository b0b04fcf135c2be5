import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf, readWord, run, table } from '../../../../testing/docx.ts';

const HEADS: [right: string, wrong: string, tick: string][] = [
  ['T', 'F', '✓'],
  ['T', 'F', '√'],
  ['T', 'F', 'x'],
  ['T', 'F', 'X'],
  ['True', 'False', '☑'],
  ['TRUE', 'FALSE', '✔'],
  ['সত্য', 'মিথ্যা', '•'],
  ['Right', 'Wrong', '●'],
];

describe('a column for true and one for false', () => {
  const ticked = (tick: string) => [
    ['a', 'Deltoid', tick, '', 'Axillary'],
    ['b', 'Biceps', '', tick, ''],
    ['c', 'Teres minor', tick, '☐', ''],
  ];
  let rows: Awaited<ReturnType<typeof readWord>>;
  beforeAll(async () => {
    const tables = HEADS.flatMap(([right, wrong, tick]) => [
      table(['', 'Statement', right, wrong, 'Reason'], ['1.', 'It supplies', '', '', ''], ...ticked(tick)),
      table(['1.', 'It supplies', right, wrong, ''], ...ticked(tick)),
    ]);
    rows = await readWord(tables.join(''));
  });

  test.each(HEADS.map((head, index) => [...head, index] as const))(
    '%s and %s, ticked by %s',
    (_r, _w, _tick, index) => {
      for (const row of rows.slice(index * 2, index * 2 + 2)) {
        expect(row).toMatchObject({ draft: { type: 'MTF', stem: 'It supplies' } });
        expect(keyOf(row)).toBe('TFT');
        expect(row.draft!.options.map(({ reason }) => reason)).toEqual(['Axillary', undefined, undefined]);
      }
    },
  );

  test('in the other order, with the letters T and F, and without a heading with a warning', async () => {
    const question = ['1', 'Which?', '', ''];
    const body =
      table(['', 'Statement', 'F', 'T'], question, ['a', 'x', '✓', ''], ['b', 'y', '', '✓']) +
      table(['', 'Statement', 'T', 'F'], question, ['a', 'x', 'T', ''], ['b', 'y', '', 'F']) +
      table(question, ['a', 'x', '✓', ''], ['b', 'y', '', '✓']) +
      table(['Which?', '', ''], ['a) x', '', '✓'], ['b) y', '', '✓']);
    const read = await readWord(body);
    expect(read.map(keyOf)).toEqual(['FT', 'TF', 'TF', 'FF']);
    expect(read.map(({ notes }) => notes)).toEqual([
      [],
      [],
      ...Array.from({ length: 2 }, () => [expect.stringMatching(/read as true/)]),
    ]);
  });
});

const two = (right: string, wrong: string) =>
  table(['', 'Statement', 'T', 'F'], ['1', 'Which?', '', ''], ['a', 'x', '✓', ''], ['b', 'y', right, wrong]);

const REFUSED: [name: string, body: string, reason: RegExp][] = [
  ['both columns', two('✓', '✓'), /option B: ticked as true and as false/],
  ['no column', two('', ''), /option B: ticked neither as true nor as false/],
  ['a word', two('✓?', ''), /option B: "✓\?" is no tick/],
  ['a cross that may mean no', two('✗', ''), /option B: "✗" is no tick/],
  ['the wrong letter', two('F', ''), /option B: "F" is no tick/],
  [
    'no heading and no tick',
    table(['W?', '', ''], ['a', 'x', '', '✓'], ['b', 'y', '', '']),
    /option B: ticked neither/,
  ],
  [
    'more cells',
    table(['W?', '', '', ''], ['a', 'x', 'T', 'why', 'more'], ['b', 'y', 'F', '', '']),
    /option A has more cells/,
  ],
  ['two cells as the question', table(['Which?', 'Paper II'], ['a) x', 'T'], ['b) y', 'F']), /more than one cell/],
  ['two keys', table(['W?', ''], ['a) x', 'T'], ['b) y', 'F'], ['Answer', 'B']), /the answer "B" is not the key/],
  ['a key of words', table(['W?'], ['a) x'], ['b) y'], ['Answer: x or y']), /the answer "x or y"/],
  ['a key of five for two', table(['W?'], ['a) x'], ['b) y'], ['Key: TFTFF']), /the answer "TFTFF"/],
  ['a title above', table(['Anatomy', ''], ['1. Which?', ''], ['a) x', 'T'], ['b) y', 'F']), /no options a, b, c/],
];

describe('a table is refused by its place for', () => {
  let rows: Awaited<ReturnType<typeof readWord>>;
  beforeAll(async () => (rows = await readWord(REFUSED.map(([, body]) => body).join(''))));

  test.each(
    REFUSED.map(
      ([name, body, reason], index) => [name, index + 1, body.includes('Statement') ? 2 : 1, reason] as const,
    ),
  )('%s', (_name, number, row, reason) => {
    expect(rows.find(({ at }) => at === `table ${number}, row ${row}`)!.refusal).toMatch(reason);
  });
});

test('cells that reach over rows are refused beside statements', async () => {
  const merge = (value: string) => `<w:vMerge w:val="${value}"/>`;
  const cells = (...texts: string[]) => texts.map((text) => `<w:tc><w:tcPr/><w:p>${run(text)}</w:p></w:tc>`).join('');
  const reason = (value: string) =>
    `<w:tc><w:tcPr>${merge(value)}</w:tcPr><w:p>${run(value === 'restart' ? 'Why' : '')}</w:p></w:tc>`;
  const row = (content: string) => `<w:tr>${content}</w:tr>`;
  const body =
    row(cells('1', 'Which?', '', '')) +
    row(cells('a', 'x', 'T') + reason('restart')) +
    row(cells('b', 'y', 'F') + reason('continue'));
  expect((await readWord(`<w:tbl>${body}</w:tbl>`))[0]!.refusal).toMatch(/a cell reaches over several rows/);
});

test('an explanation behind its name keeps its marks', async () => {
  const explanation = { runs: run('Explanation: 10') + run('9', '<w:vertAlign w:val="superscript"/>') };
  const [row] = await readWord(table(['Which?', ''], ['a) x', 'T'], ['b) y', 'F'], [explanation]));
  expect(row!.draft?.explanation).toBe('10<sup>9</sup>');
});
