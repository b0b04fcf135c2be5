import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { importAll, parseAll } from '../../../testing/question-import.ts';

const MEGABYTE = 1_000_000;

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.close());

type Piece = string | [repeated: string, megabytes: number];
type Parts = Record<string, Piece[]>;

function* bytesOf(pieces: Piece[]): Generator<Buffer> {
  for (const piece of pieces) {
    const [text, megabytes] = typeof piece === 'string' ? [piece, 0] : piece;
    const block = Buffer.from(megabytes ? text.repeat(Math.ceil(65_536 / text.length)) : text);
    for (let sent = 0; sent === 0 || sent < megabytes * MEGABYTE; sent += block.length) yield block;
  }
}

const HEADER = ['type', 'subject', 'stem', 'option_a', 'option_b', 'correct']
  .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
  .join('');
const sheet = (...rows: Piece[]): Parts => ({
  'xl/worksheets/sheet1.xml': [`<worksheet><sheetData><row r="1">${HEADER}</row>`, ...rows, '</sheetData></worksheet>'],
});

/** Compressed: a hundred megabytes of one letter are half a megabyte. */
function workbook(parts: Parts): Promise<Buffer> {
  const all: Parts = {
    'xl/workbook.xml': ['<workbook><sheets><sheet name="Q" r:id="rId1"/></sheets></workbook>'],
    'xl/_rels/workbook.xml.rels': [
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ...sheet(),
    ...parts,
  };
  const zip = new ZipFile();
  for (const [name, pieces] of Object.entries(all)) zip.addReadStream(Readable.from(bytesOf(pieces)), name);
  zip.end();
  return buffer(zip.outputStream);
}

const LONG = 40;
const workbooks: [name: string, parts: Parts, message: string][] = [
  ['one cell', sheet('<row r="2"><c r="C2" t="str"><v>', ['a', LONG], '</v></c></row>'), 'Cell C2 is longer than'],
  ['one number', sheet('<row r="2"><c r="C2"><v>', ['1', LONG], '</v></c></row>'), 'Cell C2 is longer than'],
  [
    'one shared string',
    { 'xl/sharedStrings.xml': ['<sst><si><t>short</t></si><si><t>', ['a', LONG], '</t></si></sst>'] },
    'Text 2 of the workbook (xl/sharedStrings.xml) is longer than',
  ],
  ['one attribute', sheet('<row r="2"><c r="', ['C', LONG], '"/></row>'), 'a tag of more than 1 MB'],
  ['one comment', sheet('<!--', ['a', LONG], '-->'), 'a tag of more than 1 MB'],
  ['elements in each other', sheet(['<a>', 1]), 'nested more than 100 deep'],
  ['a long list of sheets', { 'xl/workbook.xml': [['<sheet/>', 60]] }, 'xl/workbook.xml is too large'],
  [
    'drawings in each other',
    {
      'xl/worksheets/_rels/sheet1.xml.rels': [
        '<Relationships><Relationship Type="x/drawing" Target="../../../../etc/passwd"/>',
        '<Relationship Type="x/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
      ],
      'xl/drawings/drawing1.xml': ['<wsDr><oneCellAnchor><from><row>', ['9', 1], '</row></from>', ['<pic>', 1]],
    },
    'nested more than 100 deep',
  ],
  ['cell formats without end', { 'xl/styles.xml': ['<styleSheet><cellXfs>', ['<xf/>', 2]] }, 'more than 100000 cell'],
];

test.each(workbooks)('a workbook of %s is refused with the reason, and not read further', async (_, parts, message) => {
  const response = await fetch(`${api.url}/admin/questions/import?format=xlsx`, {
    method: 'POST',
    body: Uint8Array.from(await workbook(parts)),
    headers: { authorization: `Bearer ${await api.signIn({ userType: 'admin' })}` },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'BAD_FILE', message: expect.stringContaining(message) });
});

test('a row of a workbook has the limit of a line, however often it refers to one long string', async () => {
  const strings = { 'xl/sharedStrings.xml': ['<sst><si><t>', 'a'.repeat(400_000), '</t></si></sst>'] };
  const cells = '<c t="s"><v>0</v></c>'.repeat(6);
  const file = await workbook({ ...strings, ...sheet(`<row r="2">${cells}</row>`, '<row r="3"><c t="e"/></row>') });
  expect(await parseAll('xlsx', Readable.from([file]))).toMatchObject([
    { line: 2, refusal: expect.stringContaining('cell C2 makes the row longer than 1000000 characters') },
    { line: 3, refusal: expect.stringContaining('cell A3 is an error') },
  ]);
});

test('a row of a workbook with a million cells is refused by its first columns', async () => {
  const file = await workbook(sheet('<row r="2">', ['<c t="e"><v>1</v></c>', 10], '</row>'));
  const [row] = await parseAll('xlsx', Readable.from([file]));
  expect(row).toMatchObject({ line: 2, refusal: expect.stringContaining('cell A2 is an error') });
  expect((row as { refusal: string }).refusal.length).toBeLessThan(2_000);
});

/** An endless text that counts the bytes read of it. */
function endless(start: string, repeated: string) {
  let bytes = 0;
  const input = Readable.from(
    (function* () {
      for (const block of bytesOf([start, [repeated, 1_000]])) {
        bytes += block.length;
        yield block;
      }
    })(),
  );
  return { input, read: () => bytes };
}

test.each([
  ['of cells', 'stem,type\n', ','],
  ['of quoted cells', 'stem,type\n', '"",'],
  ['in one cell', 'stem,type\n"', 'a'],
])('an endless row %s in a CSV is refused by its line, and not read further', async (_, start, repeated) => {
  const { input, read } = endless(start, repeated);
  expect(await parseAll('csv', input)).toEqual([
    { line: 2, refusal: expect.stringContaining('the row is longer than') },
  ]);
  expect(read()).toBeLessThan(10 * MEGABYTE);
  input.destroy();
  if (!input.closed) await once(input, 'close');
});

test('endless comments before a question are read once', async () => {
  const rows = await parseAll(
    'aiken',
    Readable.from([Buffer.from(`${'// '.repeat(20_000)}\nA. x\nB. y\nANSWER: A\n`)]),
  );
  expect(rows).toMatchObject([{ line: 1, draft: { options: [{ text: 'x' }, { text: 'y' }] } }]);
});

test('an endless Aiken question is refused once, and not kept', async () => {
  const line = `${'a'.repeat(900_000)}\n`;
  const rows = await parseAll('aiken', Readable.from(Array.from({ length: 10 }, () => Buffer.from(line))));
  expect(rows).toEqual([{ line: 1, refusal: 'the question is too long' }]);
});

test('quotes little of a hostile row', async () => {
  const row = { type: 'SBA', subject: 'ANAT', board: 'DHK', years: 'y'.repeat(900_000) };
  const { refusals } = await importAll(api.db, [row], { options: { dryRun: true } });
  expect(refusals).toHaveLength(1);
  expect(refusals[0]!.reason).toMatch(/^years: "yyy/);
  expect(refusals[0]!.reason.length).toBeLessThanOrEqual(1_000);
});

test('a batch of long questions is stored in parts of a few megabytes', async () => {
  const points = Array.from({ length: 45 }, (_, index) => `${index} ${'p'.repeat(19_000)}`);
  const rows = Array.from({ length: 12 }, (_, index) => ({
    type: 'SAQ',
    subject: 'ANAT',
    prof: '_1',
    stem: `Long ${index}`,
    parts: [{ label: 'a', text: 'Name them.', marks: 5, points }],
  }));
  const progress: number[] = [];
  await importAll(api.db, rows, {
    options: { dryRun: true },
    onProgress: ({ rows: count }) => void progress.push(count),
  });
  expect(progress).toEqual([5, 10, 12]);
});
