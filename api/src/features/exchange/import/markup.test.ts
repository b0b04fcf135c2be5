import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connection.ts';
import { openTestDatabase, sampleSba } from '../../../testing/index.ts';
import { bankOf, emptyBank, importAll, type WarningInWords } from '../../../testing/question-import.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
beforeEach(() => emptyBank(db));
afterAll(() => close());

async function importRows(rows: readonly unknown[], options = {}) {
  const warnings: WarningInWords[] = [];
  const report = await importAll(db, rows, { options, onWarning: (warning) => void warnings.push(warning) });
  return { ...report, warnings };
}
const stem = async () => (await bankOf(db)).questions[0]!['stem'];

const TABLE =
  '<table><caption>Doses</caption><thead><tr><th>Drug</th><th colspan="2">Dose</th></tr></thead>' +
  '<tbody><tr><td rowspan="2">A</td><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>x</td></tr></tfoot></table>';

describe('meaningful markup in a body', () => {
  test.each([
    ['<p>Give <del>5 mg</del> <s>6 mg</s> 10<sup>3</sup> H<sub>2</sub>O</p>'],
    [TABLE],
    ['<ol start="3"><li>c</li></ol>'],
    ['<strike>5 mg</strike> 10 mg', '<s>5 mg</s> 10 mg'],
    ['<span style="color:red; text-decoration: line-through red">5 mg</span> 10 mg', '<s>5 mg</s> 10 mg'],
    [
      '10<span style="vertical-align: super">3</span>, H<font style="VERTICAL-ALIGN:sub">2</font>O',
      '10<sup>3</sup>, H<sub>2</sub>O',
    ],
    ['<ins>new</ins>', '<u>new</u>'],
    ['<p style="text-decoration:line-through">5 mg</p>', '<p><s>5 mg</s></p>'],
  ])('stays: %s', async (html, cleaned = html) => {
    expect(await importRows([sampleSba(1, { stem: html })])).toMatchObject({ imported: 1, warned: 0, warnings: [] });
    expect(await stem()).toBe(cleaned);
  });

  test.each([
    ['a <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> tablet', 'the layout of a formula (MathML)', 'a  1/2  tablet'],
    ['see <a href="https://who.int/x">WHO</a>', 'the address of a link', 'see WHO'],
    ['<abbr title="blood pressure">BP</abbr>', 'the long form of an abbreviation', 'BP'],
    ['<ol type="i"><li>one</li></ol>', 'the numbering of a list', '<ol><li>one</li></ol>'],
    ['a<script>x</script>', 'a script', 'a'],
    ['a<style>s{}</style>', 'a style sheet', 'a'],
    ['a <select><option>b</option></select>', 'a form field', 'a'],
    ['<pre>a\n  b</pre>', 'the layout of preformatted text', '<p>a<br />  b</p>'],
    ['a <span style="display: none">not</span>', 'hidden text', 'a'],
    [
      '<table><tr><td colspan="1000">a</td></tr></table>',
      'the span of a table cell',
      '<table><tr><td>a</td></tr></table>',
    ],
  ])('is a warning if it is removed: %s', async (html, loss, cleaned) => {
    expect(await importRows([sampleSba(1, { stem: html })])).toMatchObject({
      imported: 1,
      warned: 1,
      warnings: [{ line: 1, message: `dropped: ${loss} (stem)` }],
    });
    expect(await stem()).toBe(cleaned);
  });

  test('is reported with all fields that lose it, once per loss, plain fields included', async () => {
    const link = '<a href="https://x.example">x</a>';
    const [first, ...others] = sampleSba(1).options!;
    const row = sampleSba(1, {
      explanation: `${link}<script>1</script>`,
      options: [{ ...first!, reason: link.repeat(50) }, ...others],
      take_away: `10<sup>3</sup> ${link}`,
    });
    const { warnings } = await importRows([sampleSba(2), row]);
    expect(warnings).toEqual([
      {
        line: 2,
        message: 'dropped: the address of a link (reason_a, explanation, take_away); a script (explanation)',
      },
    ]);
  });

  test.each([
    ['<img src="data:image/png;base64,AA==" alt="ECG">', 'a picture'],
    ['<svg viewBox="0 0 1 1"><text>V1</text></svg>', 'a drawing (SVG)'],
    ['<canvas></canvas>', 'a drawing'],
    ['<video src="x.mp4"></video>', 'a video'],
    ['<audio src="x.mp3"></audio>', 'a sound'],
    ['<iframe src="https://x.example"></iframe>', 'an embedded page'],
    ['<object data="x.swf"></object>', 'an embedded object'],
  ])('refuses its row if it is a picture, unless pictures may be dropped: %s', async (picture, what) => {
    const rows = [sampleSba(1, { stem: `Which lead? ${picture}` }), sampleSba(2)];
    expect(await importRows(rows)).toMatchObject({
      imported: 1,
      refusals: [
        { line: 1, reason: `${what} (stem) cannot be kept; --drop-pictures takes rows without their pictures` },
      ],
    });
    expect(await importRows(rows, { dropPictures: true })).toMatchObject({
      imported: 1,
      unchanged: 1,
      warnings: [{ line: 1, message: `dropped: ${what} (stem)` }],
    });
  });

  test('warns the same in a dry run, and not for refused rows', async () => {
    const row = sampleSba(1, { stem: '<a href="/x">link</a>' });
    const rows = [row, { ...row, type: 'MCQ' }];
    const dry = await importRows(rows, { dryRun: true });
    expect(dry).toMatchObject({ warned: 1, refused: 1, stored: false });
    const { warnings, warned } = await importRows(rows);
    expect({ warnings, warned }).toEqual({ warnings: dry.warnings, warned: 1 });
    const all = await importRows([row], { allOrNothing: true });
    expect(all).toMatchObject({ warned: 1, warnings: dry.warnings });
  });
});

test('in a field without markup, figures are raised and lowered, and struck-out text refuses the row', async () => {
  const rows = ['10<sup>9</sup> H<sub>2</sub>O e<sup>kt</sup>', 'Give <s>5 mg</s>'].map((text, index) =>
    sampleSba(index, { topic: text }),
  );
  const { refusals } = await importRows(rows);
  expect((await bankOf(db)).questions).toMatchObject([{ topic: '10⁹ H₂O e^(kt)' }]);
  const reason = 'text that is struck out, in a field without markup, (topic)';
  expect(refusals).toEqual([{ line: 2, reason }]);
});

describe('struck-out text', () => {
  const plain = sampleSba(1, { stem: 'Give 5 mg 10 mg?' });
  const struck = sampleSba(1, { stem: 'Give <del>5 mg</del> 10 mg?' });

  test('makes it another question, however it is tagged', async () => {
    const other = { ...struck, stem: 'Give <s>5 mg</s> 10 mg?' };
    expect(await importRows([struck, other, sampleSba(1, { stem: 'Give 10 mg?' })])).toMatchObject({
      imported: 2,
      unchanged: 1,
    });
  });

  test('is not imported again if an earlier version imported it as plain text', async () => {
    await importRows([{ ...plain, ref: 'X-1' }]);
    const reason = 'already in the bank as X-1, with what is struck out here as plain text';
    expect(await importRows([struck])).toMatchObject({ imported: 0, refusals: [{ line: 1, reason }] });
    expect(await importRows([{ ...struck, ref: 'X-1' }], { update: true })).toMatchObject({ updated: 1 });
    expect(await stem()).toBe(struck.stem);
  });
});

describe('hostile markup', () => {
  const nested = (depth: number) => '<table><tr><td>'.repeat(depth) + 'x' + '</td></tr></table>'.repeat(depth);

  test('nested tables and tables of thousands of columns are refused', async () => {
    const wide = `<table><tr>${'<td colspan="99">1</td>'.repeat(800)}</tr></table>`;
    const rows = [nested(600), nested(2), wide].map((html, index) => sampleSba(index, { stem: html }));
    const { refusals } = await importRows(rows);
    expect(refusals).toEqual([
      { line: 1, reason: expect.stringContaining('tags inside tags, over 200 deep, (stem)') },
      { line: 2, reason: 'a table inside a table (stem)' },
      { line: 3, reason: 'a table of more than 50 columns (stem)' },
    ]);
  });

  test('has warnings of limited length, and `__proto__` is a field like any other', async () => {
    const points = Array.from({ length: 2_000 }, () => 'a<a href="/x">b</a>');
    const parts = Array.from({ length: 10 }, (_, index) => ({ label: 'a', text: `x${index}`, marks: 1, points }));
    const saq = {
      type: 'SAQ',
      subject: 'ANAT',
      prof: '_1',
      stem: 'Long',
      parts: parts.map((part) => ({ ...part, points: points.slice(0, 50) })),
    };
    const { warnings } = await importRows([saq]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]!.message.length).toBeLessThanOrEqual(1_000);
    const polluted = JSON.stringify(sampleSba(2)).replace('{', '{"__proto__":{"origin":"PAPER"},"constructor":1,');
    const { refusals } = await importAll(db, polluted);
    expect(refusals).toEqual([{ line: 1, reason: expect.stringContaining('constructor') }]);
    expect(({} as { origin?: string }).origin).toBeUndefined();
  });
});
