import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { questionSchema } from '../../../bank/draft/question.ts';
import { prepareRow } from '../../import/prepare-row.ts';
import { templateColumns } from '../../template/template-columns.ts';
import { drafts, parseAll, parseRows } from '../../../../testing/question-import.ts';

const HEADER = 'Type,subject,stem,option_a,option_b,option_c,correct';
const row = (stem: string, rest = 'one,two,three,B') => `SBA,ANAT,${stem},${rest}`;
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n');

const keyOf = async (key: string) => (await parseAll('csv', csv(row('s', `one,two,three,${key}`))))[0];
const papersOf = (cells: string) => parseAll('csv', `type,stem,board,years,appearances\nSAQ,s,${cells}\n`);

describe('the template as CSV', () => {
  test('has an example file in which every row is valid', async () => {
    const example = readFileSync(new URL('../../../../../examples/questions.csv', import.meta.url), 'utf8');
    expect(example.split('\n')[0]).toBe(templateColumns.join(','));
    const rows = await parseRows('csv', example.trimEnd());
    expect(rows.map((one) => prepareRow(one, { thisYear: 2025 })).filter((one) => 'reason' in one)).toEqual([]);
    expect(rows.map((one) => 'draft' in one && one.draft['type'])).toEqual(['SBA', 'MTF', 'SAQ', 'SBA']);
    expect(rows[2]).toMatchObject({
      draft: {
        parts: [{ label: 'a', marks: 2.5, points: ['Inflammation', 'Proliferation', 'Maturation'] }, { label: 'b' }],
        appearances: [
          { board: 'SYL', year: 2022, sitting: 'November' },
          { board: 'RAJ', year: 2021, sitting: 'May' },
        ],
      },
    });
  });

  test('counts lines correctly with quoted newlines, CRLF, a BOM and blank rows', async () => {
    const text = [
      '\uFEFF' + HEADER,
      row('"two\r\nlines, ""quoted"""'),
      '',
      ',,,,,,',
      row('four columns', 'x'),
      row('last'),
      '',
    ];
    for (const eol of ['\n', '\r\n']) {
      expect(await parseAll('csv', text.join(eol).replace(/\r\n(?=lines)/, eol))).toMatchObject([
        { line: 2, draft: { stem: 'two<br />lines, "quoted"' } },
        { line: 6, refusal: '4 columns where the header has 7' },
        { line: 7, draft: { stem: 'last' } },
      ]);
    }
  });

  test('takes an apostrophe away where a formula follows, and nowhere else', async () => {
    const cells = ["'=1+1", "''=1+1", "'+1", "'-1", "'@a", "'quoted' word", "'", '=1+1', "''", "3' long"];
    const stems = (await drafts('csv', csv(...cells.map((cell) => row(cell))))).map(({ stem }) => stem);
    expect(stems).toEqual(['=1+1', "'=1+1", '+1', '-1', '@a', "'quoted' word", "'", '=1+1', "''", "3' long"]);
  });

  test('has room for ten options and parts, their labels, and further lists', async () => {
    const letters = 'abcdefghij'.split('');
    const options = letters.map((letter) => `option_${letter}`);
    const lists = '"chapter: Upper limb\ntopic dhk: A: B"';
    const [mtf] = await drafts(
      'csv',
      `type,stem,also_in,correct,${options.join(',')}\nMTF,s,${lists},BJ,${letters.join(',')}`,
    );
    expect(mtf!['options']).toHaveLength(10);
    expect(mtf!['also_in']).toEqual([{ chapter: 'Upper limb' }, { topic: 'A: B', board: 'DHK' }]);
    const [saq] = await drafts('csv', 'type,stem,part_a,part_a_label,part_b\nSAQ,s,Why?,1),How?');
    expect(saq!['parts']).toMatchObject([{ label: '1)' }, { label: 'b' }]);
    expect(await parseAll('csv', 'type,stem,also_in,part_a\nSAQ,s,Upper limb,Why?')).toMatchObject([
      { refusal: 'also_in: "Upper limb" is not a list such as "chapter: Thorax" or "topic DHK: Heart"' },
    ]);
  });

  test('reads the key of an SBA and of an MTF', async () => {
    for (const key of ['AC', '"a, c"', 'A;C', 'a c']) {
      expect(await keyOf(key)).toMatchObject({
        draft: { options: [{ correct: true }, { correct: false }, { correct: true }] },
      });
    }
    expect(await keyOf('none')).toMatchObject({ draft: { options: [{ correct: false }, {}, {}] } });
    expect(await keyOf('E')).toMatchObject({ refusal: 'correct names option E, which is not there' });
    expect(await keyOf('3')).toMatchObject({ refusal: 'correct: "3" is not the letter of an option' });
    expect(await keyOf('')).toMatchObject({ refusal: expect.stringContaining('correct is empty') });
  });

  test('refuses gaps, years without a board and invalid years', async () => {
    expect(await parseAll('csv', csv(row('s', 'one,,three,A')))).toMatchObject([
      { refusal: 'option_b is empty but option_c is not' },
    ]);
    expect(await papersOf(',2023,')).toMatchObject([{ refusal: 'years are given without a board' }]);
    expect(await papersOf('DHK,,')).toMatchObject([{ refusal: 'a board is given without years' }]);
    expect(await papersOf('DHK,23,')).toMatchObject([{ refusal: expect.stringContaining('"23" is not a year') }]);
    expect(await papersOf(',,DHK')).toMatchObject([{ refusal: expect.stringContaining('"DHK" is not a paper') }]);
  });

  test('keeps a formula, a lone < and Bangla as text', async () => {
    const [draft] = await drafts('csv', csv(row('"রোগী ""x"" < 5"', '=1+1,"=HYPERLINK(""http://x"")",-,A')));
    expect(draft).toMatchObject({
      stem: 'রোগী "x" < 5',
      options: [{ text: '=1+1' }, { text: '=HYPERLINK("http://x")' }, { text: '-' }],
    });
    expect(questionSchema.safeParse({ ...draft, prof: '_1', subject: 'ANAT' }).success).toBe(true);
  });

  test('reads Excel’s files from countries with decimal commas', async () => {
    const semicolons = csv(row('s')).replaceAll(',', ';');
    expect(await drafts('csv', semicolons)).toHaveLength(1);
    expect(await parseAll('csv', `sep=;\n${semicolons}`)).toMatchObject([{ line: 3, draft: { stem: 's' } }]);
  });

  test('refuses a row with broken quotes and continues; accepts it in lenient mode', async () => {
    const text = csv(row('5" tall'), row('good'), row('"one" two'), row('"one""two"'), row('"open'), row('x'));
    const refusal = expect.stringContaining('a quote in a cell that is not in quotes, or text after a closing quote');
    expect(await parseAll('csv', `${text}\n${row('last')}`)).toMatchObject([
      { line: 2, refusal },
      { line: 3, draft: { stem: 'good' } },
      { line: 4, refusal },
      { line: 5, draft: { stem: 'one"two' } },
      { line: 6, refusal: expect.stringContaining('never closed') },
    ]);
    const lenient = { lenientQuotes: true };
    expect(await parseAll('csv', csv(row('5" tall'), row('"one" two')), lenient)).toMatchObject([
      { draft: { stem: '5" tall' } },
      { draft: { stem: '"one" two' } },
    ]);
    expect(await parseAll('csv', csv(row('"a\nb" c'), row('x')))).toMatchObject([
      { line: 2, refusal: expect.stringMatching(/; lines 2 to 3 were read as one row$/) },
      { line: 4, draft: {} },
    ]);
    await expect(parseAll('csv', 'stem,"a"b\nx,y')).rejects.toThrow('The header: a quote');
  });

  test('refuses a quote that is never closed, and keeps the rows before it', async () => {
    expect(await parseAll('csv', csv(row('good'), row('"open'), row('lost')))).toMatchObject([
      { line: 2, draft: { stem: 'good' } },
      { line: 3, refusal: expect.stringContaining('never closed') },
    ]);
  });

  test('does not buffer the file after a quote that is never closed', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) =>
      row(index === 1 ? '"open' : `stem ${index} ${'x'.repeat(60)}`),
    );
    const parsed = await parseAll('csv', csv(...rows));
    expect(parsed[0]).toMatchObject({ line: 2, draft: {} });
    expect(parsed.slice(1)).toMatchObject([
      { line: 3, refusal: expect.stringContaining('a quote that is not closed') },
    ]);
  });

  test.each([
    ['an unknown column', 'stem,colour\na,b', 'a column "colour" that the template does not know'],
    ['a column twice', 'stem,Stem\na,b', 'the column "Stem" twice'],
    ['no header', 'SBA\na', 'a column "SBA"'],
    ['no stem', 'type\nSBA', 'no column "stem"'],
    ['nothing', '', 'empty'],
    ['UTF-16', Buffer.from('\uFEFFstem', 'utf16le'), 'UTF-16'],
    ['Windows-1252', Buffer.from('stem\nna\xefve', 'latin1'), 'not UTF-8'],
    ['a workbook', Buffer.from('PK\x03\x04....'), 'zip archive'],
  ])('%s is refused as a whole', async (_what, content, message) => {
    await expect(parseAll('csv', content)).rejects.toThrow(message);
  });
});
