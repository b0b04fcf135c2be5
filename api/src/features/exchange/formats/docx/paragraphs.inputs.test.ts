import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf, paragraphs, picture, readWord, run, table, wordDocument, wordPart } from '../../../../testing/docx.ts';
import { parseAll } from '../../../../testing/question-import.ts';

type Lines = Parameters<typeof paragraphs>;
const bold = (text: string) => ({ runs: run(text, '<w:b/>') });
const underlined = (text: string) => ({ runs: run(text, '<w:u w:val="single"/>') });
const tabbed = (...texts: string[]) => ({ runs: texts.map((text) => run(text)).join('<w:r><w:tab/></w:r>') });
const broken = (...texts: string[]) => ({ runs: texts.map((text) => run(text)).join('<w:r><w:br/></w:r>') });
const six = 'abcdef'.split('').map((letter) => `${letter}) ${letter}x`);

const READ: [name: string, lines: Lines, type: string, key: string, stem?: string][] = [
  ['T and F behind', ['1. Which?', 'a) x (T)', 'b) y (F)', 'c) z (T)'], 'MTF', 'TFT'],
  ['words behind', ['1) Which?', 'A. x [True]', 'B. y [False]'], 'MTF', 'TF'],
  ['T and F behind a tab', ['1. Which?', tabbed('a) x', 'T'), tabbed('b) y', 'F')], 'MTF', 'TF'],
  ['Bangla', ['১. কোনটি?', 'ক) x (সত্য)', 'খ) y (মিথ্যা)'], 'MTF', 'TF', 'কোনটি?'],
  ['Bangla with an answer', ['১। কোনটি?', 'ক. x', 'খ. y', 'উত্তর: খ'], 'SBA', 'FT', 'কোনটি?'],
  ['a visarga for a colon', ['১. কোনটি?', 'ক) x', 'খ) y', 'উত্তরঃ খ'], 'SBA', 'FT', 'কোনটি?'],
  ['an answer', ['Q1. Which?', 'a) x', 'b) y', 'c) z', 'Answer: C'], 'SBA', 'FFT'],
  ['several answers', ['1. Which?', '(a) x', '(b) y', '(c) z', 'Ans: a,c'], 'MTF', 'TFT'],
  ['answers joined', ['Question 1: Which?', 'a. x', 'b. y', 'c. z', 'Ans. A and C'], 'MTF', 'TFT'],
  ['a row of letters', ['1. Which?', 'a) x', 'b) y', 'c) z', 'd) w', 'e) v', 'Key: TFTFF'], 'MTF', 'TFTFF'],
  ['pairs', ['1. Which?', 'a) x', 'b) y', 'Answer: a-T, b-F'], 'MTF', 'TF'],
  ['F as a letter', ['1. Which?', ...six, 'Answer: F'], 'SBA', 'FFFFFT'],
  ['none', ['1. Which?', 'a) x', 'b) y', 'Answer: none'], 'MTF', 'FF'],
  ['the answer with its text', ['1. Which?', 'a) Ulna', 'b) Radius', 'Answer: b) radius'], 'SBA', 'FT'],
  ['a tick', ['1. Which?', 'a) x', 'b) y ✓'], 'SBA', 'FT'],
  ['tabs between options', ['1. Which?', tabbed('a) x', 'b) y', 'c) z'), 'Answer: B'], 'SBA', 'FTF'],
  ['a tab behind the letter', ['1. Which?', tabbed('a)', 'C. diff'), tabbed('b', 'y'), 'Answer: B'], 'SBA', 'FT'],
  ['line breaks', [broken('1. Which?', 'a) x', 'b) y', 'Ans: A')], 'SBA', 'TF'],
  ['names like options', ['1. E. coli is', 'a) E. coli', 'b) B. cereus', 'Answer: A'], 'SBA', 'TF', 'E. coli is'],
  ['a decimal', ['1. 1.5 mg is', 'a) 0.5', 'b) 1.5', 'Answer: B'], 'SBA', 'FT', '1.5 mg is'],
  ['signs that are text', ['1. Which?', 'a) Thymine (T)', 'b) Uracil (U)', 'Answer: B'], 'SBA', 'FT'],
];

/** `@2` is the paragraph two below the question. */
const REFUSED: [name: string, lines: Lines, reason: string][] = [
  ['a letter missing', ['1. Which?', 'a) x', 'c) z', 'Answer: A'], '@2: option C stands where B should'],
  ['a letter twice', ['1. Which?', 'a) x', 'a) y', 'b) z', 'Answer: B'], '@2: option A stands where B should'],
  ['another order', ['1. Which?', 'b) x', 'a) y', 'Answer: A'], '@1: option B stands where A should'],
  ['no options', ['1. Which?'], 'no options a, b, c'],
  ['no key', ['1. Which?', 'a) x', 'b) y'], 'no key: write'],
  ['a key for some', ['1. Which?', 'a) x (T)', 'b) y'], 'option B has no key'],
  ['a key twice', ['1. Which?', 'a) x (T) (F)', 'b) y (F)'], 'option A has a key that is struck out or given twice'],
  ['an answer of no option', ['1. Which?', 'a) x', 'b) y', 'Answer: D'], 'the answer "D"'],
  ['too few letters', ['1. Which?', 'a) x', 'b) y', 'c) z', 'Key: TF'], 'the answer "TF"'],
  ['two answers', ['1. Which?', 'a) x', 'b) y', 'Answer: A', 'Answer: B'], 'given twice'],
  ['two keys', ['1. Which?', 'a) x (T)', 'b) y (F)', 'Answer: B'], 'is not the key'],
  ['text between options', ['1. Which?', 'a) x', 'see below', 'b) y', 'Answer: A'], '@2, "see below"'],
  ['an option inside', ['1. Which?', 'a) x', 'b) y c) z', 'Answer: A'], '@2 has option C inside'],
  ['an answer inside', ['1. Which?', 'a) x', 'b) y Ans: A'], '@2 has an answer inside'],
  ['a question inside', [broken('1. Which?', 'a) x', 'b) y', 'Ans: A', '2. Next?', 'a) x')], ''],
  ['no question', ['a) x', 'b) y', 'Answer: A'], 'no question stands above'],
  ['bold in part', ['1. Which?', { runs: run('a) ') + run('x', '<w:b/>') + run(' y') }, 'b) z'], 'no key'],
  ['two signs', ['1. Which?', bold('a) x'), underlined('b) y')], 'no key'],
];

// A table parts the cases, as no question goes on behind one.
const parted = (cases: readonly (readonly [string, Lines, ...unknown[]])[]) =>
  readWord(cases.map(([, lines]) => paragraphs(...lines) + table(['', ''], ['x', 'y'])).join(''));
const starts = (cases: readonly (readonly [string, Lines, ...unknown[]])[]) =>
  cases.map((_, index) => cases.slice(0, index).reduce((sum, [, lines]) => sum + lines.length, 1));

describe('paragraphs are read with', () => {
  let rows: Awaited<ReturnType<typeof readWord>>;
  beforeAll(async () => (rows = await parted(READ)));

  test.each(READ.map(([name, , type, key, stem], index) => [name, starts(READ)[index]!, type, key, stem] as const))(
    '%s',
    (_name, start, type, key, stem = 'Which?') => {
      const row = rows.find(({ at }) => at === `paragraph ${start}`)!;
      expect(row.refusal).toBeUndefined();
      expect(row).toMatchObject({ draft: { type, stem } });
      expect(keyOf(row)).toBe(key);
    },
  );
});

describe('paragraphs are refused by their place for', () => {
  let rows: Awaited<ReturnType<typeof readWord>>;
  beforeAll(async () => (rows = await parted(REFUSED)));

  test.each(REFUSED.map(([name, , reason], index) => [name, starts(REFUSED)[index]!, reason] as const))(
    '%s',
    (_name, start, reason) => {
      const refusals = rows.filter(({ at }) => at === `paragraph ${start}`).map(({ refusal }) => refusal);
      const words = reason.replace(/@(\d)/, (_, offset) => `paragraph ${start + Number(offset)}`);
      expect(refusals.at(-1)).toContain(words || 'it begins inside the paragraph of another question');
    },
  );
});

test.each([
  ['bold', bold],
  ['underlined', underlined],
] as const)('%s text is a key where all questions agree on it, and leaves the options', async (name, mark) => {
  const agreed = await readWord(paragraphs('1. Which?', mark('a) x'), 'b) y', '2. Which?', 'a) x', mark('b) y')));
  expect(agreed.map(keyOf)).toEqual(['TF', 'FT']);
  expect(agreed[0]).toMatchObject({ draft: { type: 'SBA', options: [{ text: 'x' }, { text: 'y' }] } });
  expect(agreed[0]!.notes).toEqual([`the key was read from what is ${name}`]);
  const divided = await readWord(paragraphs('1. Which?', mark('a) x'), 'b) y', '2. Which?', 'a) x', 'b) y'));
  expect(divided.map(({ refusal }) => refusal)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/no key/)),
  );
  const denied = await readWord(
    paragraphs('1. Which?', mark('a) x'), 'b) y', '2. Which?', 'a) x', mark('b) y'), 'Answer: A'),
  );
  expect(denied[0]!.refusal).toMatch(/no key/);
});

test('a question has further lines, an explanation and a chapter', async () => {
  const [row] = await readWord(
    paragraphs(
      '1. A man of 40.',
      'Which?',
      'a) x',
      'b) y',
      'Answer: A',
      'Explanation: 10 mg',
      'once',
      'Chapter: Thorax',
    ),
  );
  expect(row).toMatchObject({
    draft: { stem: '<p>A man of 40.</p><p>Which?</p>', explanation: '<p>10 mg</p><p>once</p>', chapter: 'Thorax' },
  });
});

test('paragraphs stand beside tables, and what is not read is named', async () => {
  const body =
    paragraphs('Anatomy', 'Item 2') +
    table(['Which?', ''], ['a) x', 'T'], ['b) y', 'F']) +
    paragraphs('1. Which bone?', 'a) x', 'b) y', 'Answer: A', 'The end');
  expect(await readWord(body)).toMatchObject([
    { line: 3, at: 'table 1, row 1', notes: ['paragraphs 1 to 2 are not read ("Anatomy")'] },
    { line: 6, at: 'paragraph 3', draft: { stem: 'Which bone?' }, notes: ['paragraph 7 is not read ("The end")'] },
  ]);
});

test('a picture in a paragraph is one of its question', async () => {
  const body = paragraphs({ runs: run('1. Which?') + picture('rId7', 'A foot') }, 'a) x', 'b) y', 'Answer: A');
  const file = await wordDocument(body, { rId7: Buffer.from('iVBORw0KGgo=', 'base64') });
  expect(await parseAll('docx', Readable.from([file]))).toMatchObject([
    { draft: { stem: 'Which?', media: [{ image: 'image-1.png', alt: 'A foot' }] } },
  ]);
});

const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = (format: string, text: string) => ({
  'word/numbering.xml': wordPart(
    'numbering',
    `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}${level(1, format, text)}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>',
  ),
});
const listed = (text: string, at: number) => ({
  runs: run(text),
  properties: `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`,
});
const automatic = paragraphs(
  ...['Which one?', 'Which two?'].flatMap((stem) => [listed(stem, 0), listed('x (F)', 1), listed('y (T)', 1)]),
);

test.each([
  ['lowerLetter', '%2)'],
  ['upperLetter', '%2.'],
  ['lowerLetter', '(%2)'],
  ['lowerLetter', '%2'],
])('the automatic numbers of Word count (%s, %s)', async (format, text) => {
  const rows = await readWord(automatic, numbering(format, text));
  expect(rows).toMatchObject([
    { at: 'paragraph 1', draft: { stem: 'Which one?', options: [{ text: 'x' }, { text: 'y' }] } },
    { at: 'paragraph 4', draft: { stem: 'Which two?', options: [{ text: 'x' }, { text: 'y' }] } },
  ]);
  expect(rows.map(keyOf)).toEqual(['FT', 'FT']);
});

test('automatic letters count in a table, and lists in a cell stay lists', async () => {
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const body =
    row(paragraphs('Of these:', listed('fever', 0), listed('rash', 0)), paragraphs('')) +
    row(paragraphs(listed('x', 1)), paragraphs('T')) +
    row(paragraphs(listed('y', 1)), paragraphs('F'));
  const [read] = await readWord(`<w:tbl>${body}</w:tbl>`, numbering('lowerLetter', '%2)'));
  expect(read!.draft?.stem).toBe('<p>Of these:</p><ol><li>fever</li><li>rash</li></ol>');
  expect(keyOf(read!)).toBe('TF');
});

test('automatic numbers of an unknown kind are no letters', async () => {
  const rows = await readWord(
    automatic + paragraphs('3. Which?', 'a) x', 'b) y', 'Answer: A'),
    numbering('chicago', '%2'),
  );
  expect(rows.map(({ refusal }) => refusal)).toEqual([
    expect.stringMatching(/automatic numbering of a kind/),
    expect.stringMatching(/automatic numbering of a kind/),
    undefined,
  ]);
});
