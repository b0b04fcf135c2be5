import { describe, expect, test } from 'vitest';
import { drafts, parseAll } from '../../../../testing/question-import.ts';
import { odsHeader, odsOf, odsQuestion, odsText, workbookOf, zipOf } from '../../../../testing/spreadsheets.ts';
import type { Draft } from '../../../bank/draft/draft.ts';

type Rows = Awaited<ReturnType<typeof parseAll>>;

/** Of the first option, whose cell is E2. */
const optionOf = ([row]: Rows) =>
  row && 'draft' in row ? (row.draft['options'] as Draft[])[0]?.['text'] : row?.refusal;
const sheetOf = (...rows: string[]) => [{ rows: [odsHeader(), ...rows] }];
const cell = (attributes: string, content = '') => `<table:table-cell ${attributes}>${content}</table:table-cell>`;
const p = (text: string) => `<text:p>${text}</text:p>`;
const number = (type: string, value: string, shown: string) =>
  cell(`office:value-type="${type}" office:value="${value}"`, p(shown));

const style = (family: string, name: string, properties: string, parent = '') =>
  `<style:style style:name="${name}" style:family="${family}" style:parent-style-name="${parent}">` +
  `<style:text-properties ${properties}/></style:style>`;
const STYLES = {
  automatic: [
    style('table-cell', 'struck', 'style:text-line-through-style="solid"'),
    style('table-cell', 'heir', 'fo:font-weight="bold"', 'Wrong'),
    style('table-cell', 'secret', 'text:display="none"'),
    style('text', 'T-struck', 'style:text-line-through-type="single"'),
    style('text', 'T-plain', 'style:text-line-through-style="none"'),
    style('text', 'T-super', 'style:text-position="super 58%"'),
    style('text', 'T-raised', 'style:text-position="33% 58%"'),
    style('text', 'T-lowered', 'style:text-position="-8% 58%"'),
    style('text', 'T-level', 'style:text-position="0% 100%"'),
    style('text', 'T-symbols', 'style:font-name="Symbol1"'),
    style('text', 'T-upper', 'fo:text-transform="uppercase"'),
    style('text', 'T-small-caps', 'fo:font-variant="small-caps"'),
    style('table-cell', 'symbols', 'fo:font-family="Symbol"'),
    '<style:font-face style:name="Symbol1" svg:font-family="&apos;Symbol&apos;"/>',
    style('text', 'T-heir', 'fo:color="#000000"', 'Sub'),
    '<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>',
  ].join(''),
  styles:
    style('table-cell', 'Wrong', 'style:text-line-through-style="solid"') +
    style('text', 'Sub', 'style:text-position="sub 58%"') +
    style('table-cell', 'Loop', '', 'Loop'),
};
const span = (name: string, text: string) => `<text:span text:style-name="${name}">${text}</text:span>`;
const text = (content: string, attributes = '') => cell(`office:value-type="string" ${attributes}`, content);
const readCell = async (xml: string) =>
  optionOf(await parseAll('ods', await odsOf(sheetOf(odsQuestion(2, { E: xml })), STYLES)));

describe('a cell', () => {
  test.each<[kind: string, xml: string, text: string]>([
    ['a number', number('float', '7.4', '7.40'), '7.40'],
    ['leading zeros', number('float', '999', '00999'), '00999'],
    ['a percentage', number('percentage', '0.05', '5%'), '5%'],
    ['a currency', number('currency', '1500', '৳ 1,500.00'), '৳ 1,500.00'],
    ['a unit of the format', number('float', '2.5', '2.5 mg'), '2.5 mg'],
    ['a decimal comma', number('float', '7.4', '7,40'), '7,40'],
    ['a fraction', number('float', '2.5', '2 1/2'), '2 1/2'],
    ['a negative number in brackets', number('float', '-7', '(7)'), '(7)'],
    ['a truth', cell('office:value-type="boolean" office:boolean-value="true"', p('TRUE')), 'TRUE'],
    ['a text that is only an attribute', cell('office:value-type="string" office:string-value="nerve"'), 'nerve'],
    ['a text without a type', cell('', p('nerve')), 'nerve'],
    ['a formula', cell('table:formula="of:=[.A1]" office:value-type="float" office:value="2"', p('2.0')), '2.0'],
    ['spaces', text(p('a<text:s text:c="2"/>b<text:s/>c')), 'a  b c'],
    ['white space of the file', text(p('  a \n  b')), 'a b'],
    ['paragraphs', text(p('a') + p('b')), 'a<br />b'],
    ['a line break', text(p('a<text:line-break/>b')), 'a<br />b'],
    ['a tab', text(p('a<text:tab/>b')), 'a\tb'],
    ['signs', text(p('5 &lt; 6 &amp; 7')), '5 < 6 & 7'],
    ['struck out as a whole', text(p('5 mg'), 'table:style-name="struck"'), '<s>5 mg</s>'],
    ['struck out by a parent', text(p('5 mg'), 'table:style-name="heir"'), '<s>5 mg</s>'],
    ['but for a run', text(p(`5 ${span('T-plain', 'mg')}`), 'table:style-name="struck"'), '<s>5 </s>mg'],
    ['a struck run', text(p(`give ${span('T-struck', '5')} 10`)), 'give <s>5</s> 10'],
    ['superscript', text(p(`10${span('T-super', '9')}`)), '10<sup>9</sup>'],
    ['raised text', text(p(`10${span('T-raised', '9')}/L`)), '10<sup>9</sup>/L'],
    ['lowered text', text(p(`CO${span('T-lowered', '2')}`)), 'CO<sub>2</sub>'],
    ['subscript by a parent', text(p(`CO${span('T-heir', '2')}`)), 'CO<sub>2</sub>'],
    ['text on the line', text(p(`10${span('T-level', '9')}`)), '109'],
    ['runs in each other', text(p(span('T-struck', `a${span('T-super', '2')}`))), '<s>a</s><s><sup>2</sup></s>'],
    [
      'ruby',
      text(p('<text:ruby><text:ruby-base>a</text:ruby-base><text:ruby-text>b</text:ruby-text></text:ruby>')),
      'a (b)',
    ],
    ['a run in a font of symbols', text(p(`5 ${span('T-symbols', 'm')}g`)), '5 μg'],
    ['in a font of symbols', text(p('5 m'), 'table:style-name="symbols"'), '5 μ'],
    ['capitals', text(p(`${span('T-upper', 'ph')} ${span('T-small-caps', 'd')}`)), 'PH D'],
    ['a style that is its own parent', text(p('a'), 'table:style-name="Loop"'), 'a'],
  ])('is read as it is seen: %s', async (_kind, xml, shown) => {
    expect(await readCell(xml)).toBe(shown);
  });

  test.each<[kind: string, xml: string, refusal: string]>([
    ['a date', cell('office:value-type="date" office:date-value="2024-03-02"', p('2/3')), 'cell E2 is a date'],
    ['a time', cell('office:value-type="time" office:time-value="PT2H"', p('02:00')), 'cell E2 is a date'],
    ['an error', text(p('#NAME?'), 'table:formula="of:=x" calcext:value-type="error"'), 'cell E2 is an error'],
    ['an error by its text', text(p('Err:508'), 'table:formula="of:=(x"'), 'cell E2 is an error'],
    ['a formula without a value', cell('table:formula="of:=[.A1]"'), 'cell E2 is a formula without a stored value'],
    ['a number without a text', cell('office:value-type="float" office:value="5"'), 'cell E2 has a value without'],
    ['a number in a narrow column', number('float', '12345', '###'), 'cell E2 has a value without'],
    ['a hidden number', number('float', '5', ''), 'cell E2 has something in it that its format hides'],
    ['a hidden text', text(p('a'), 'table:style-name="secret"'), 'cell E2 has something in it that its format hides'],
    ['negative by colour alone', number('float', '-7.4', '7.40'), 'cell E2 shows by its colour alone'],
    ['a table in it', text(`${p('a')}<table:table><table:table-row/></table:table>`), 'cell E2 is not written as'],
  ])('is refused: %s', async (_kind, xml, refusal) => {
    expect(await readCell(xml)).toContain(refusal);
  });

  test('takes the style of its row or column where it has none', async () => {
    const columns =
      '<table:table-column table:number-columns-repeated="4"/><table:table-column table:default-cell-style-name="struck"/>';
    const rows = [odsHeader(), odsQuestion(2), odsQuestion(3, {}, 'table:default-cell-style-name="Default"')];
    const file = await odsOf([{ rows, before: columns }], STYLES);
    const read = await parseAll('ods', file, { columnMap: new Map([['<s>option_a</s>', 'option_a']]) });
    expect(read.map((row) => optionOf([row]))).toEqual(['<s>one</s>', 'one']);
  });
});

test('a table in a cell does not end the sheet', async () => {
  const inner = `<table:table><table:table-row>${odsText('x')}</table:table-row></table:table>`;
  const rows = await parseAll('ods', await odsOf(sheetOf(odsQuestion(2, { E: text(inner) }), odsQuestion(3))));
  expect(rows).toMatchObject([{ refusal: expect.stringContaining('cell E2') }, { draft: { stem: 'Which? 3' } }]);
});

describe('repeated, merged and hidden cells', () => {
  const read = async (...rows: string[]) => parseAll('ods', await odsOf(sheetOf(...rows), STYLES));

  test('a row that stands several times is as many rows', async () => {
    const rows = await read(odsQuestion(2, {}, 'table:number-rows-repeated="3"'), odsQuestion(5));
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  test('empty rows and columns to the end of the sheet are nothing', async () => {
    const empty = '<table:table-cell table:number-columns-repeated="16384"/>';
    const rest = `<table:table-row table:number-rows-repeated="1048574">${empty}</table:table-row>`;
    expect(await read(odsQuestion(2).replace('</table:table-row>', `${empty}</table:table-row>`), rest)).toHaveLength(
      1,
    );
  });

  test.each([2, 900, 16_384])('a text that stands in %i columns reaches outside', async (columns) => {
    const rows = await read(odsQuestion(2, { G: odsText('B', `table:number-columns-repeated="${columns}"`) }));
    expect(rows).toMatchObject([{ refusal: expect.stringContaining('cell H2 stands outside') }]);
  });

  test('a text in two columns of the template is in both', async () => {
    const row = odsQuestion(2, { E: odsText('same', 'table:number-columns-repeated="2"'), F: '' });
    expect(await read(row)).toMatchObject([{ draft: { options: [{ text: 'same' }, { text: 'same' }] } }]);
  });

  test('a chapter over several rows holds for each', async () => {
    const covered = '<table:covered-table-cell/>';
    const rows = await read(
      odsQuestion(2, { C: odsText('Thorax', 'table:number-rows-spanned="2"') }),
      odsQuestion(3, { C: covered }),
      odsQuestion(4),
    );
    expect(rows.map((row) => 'draft' in row && row.draft['chapter'])).toEqual(['Thorax', 'Thorax', undefined]);
  });

  test.each([
    ['E', 'table:number-columns-spanned="2"', 'E2:F2'],
    ['D', 'table:number-rows-spanned="2"', 'D2:D3'],
    ['C', 'table:number-rows-spanned="2" table:number-columns-spanned="2"', 'C2:D3'],
  ])('a text in %s with %s is refused', async (column, spanned, cells) => {
    const [row] = await read(odsQuestion(2, { [column]: odsText('x', spanned) }));
    expect(row).toMatchObject({ line: 2, refusal: expect.stringContaining(`the cells ${cells} are merged`) });
  });

  test.each(['collapse', 'filter'])('rows and columns that are hidden (%s) are reported', async (visibility) => {
    const rows = [odsHeader(), odsQuestion(2), odsQuestion(3, {}, `table:visibility="${visibility}"`)];
    const before = `<table:table-column table:number-columns-repeated="3"/><table:table-column table:visibility="${visibility}"/>`;
    expect(await parseAll('ods', await odsOf([{ rows, before }]))).toMatchObject([
      { line: 2, fileWarnings: [expect.stringContaining('column D (stem) is hidden')] },
      { line: 3, notes: [expect.stringContaining('the row is hidden')] },
    ]);
  });
});

describe('what a cell carries beside its text', () => {
  const notes = async (xml: string) => {
    const [row] = await parseAll('ods', await odsOf(sheetOf(odsQuestion(2, { E: xml })), STYLES));
    return { text: optionOf([row!]), ...row };
  };
  const link = (address: string, shown: string) => text(p(`<text:a xlink:href="${address}">${shown}</text:a>`));

  test('a comment is reported, and no part of the text', async () => {
    const xml = text(`<office:annotation><dc:creator>A</dc:creator>${p('not sure')}</office:annotation>${p('nerve')}`);
    expect(await notes(xml)).toMatchObject({ text: 'nerve', notes: ['left out: a comment on E2'] });
  });

  test('the address of a link is reported, unless it is shown', async () => {
    const lost = ['left out: the address of the link in E2'];
    expect(await notes(link('https://example.org/', 'there'))).toMatchObject({ text: 'there', notes: lost });
    expect(await notes(text(p('x'), 'table:formula="of:=HYPERLINK(&quot;a&quot;)"'))).toMatchObject({ notes: lost });
    expect(await notes(link('https://example.org/', 'https://example.org'))).not.toHaveProperty('notes');
  });

  test('a picture is reported with its row', async () => {
    const frame = `<draw:frame><draw:image/><draw:text-box>${p('inside')}</draw:text-box></draw:frame>`;
    expect(await notes(text(frame + p('nerve')))).toMatchObject({
      text: 'nerve',
      pictures: ['a picture or drawing (above the cells)'],
    });
    const alone = `<table:table-row>${cell('', frame)}</table:table-row>`;
    expect(await parseAll('ods', await odsOf(sheetOf(odsQuestion(2), alone)))).toMatchObject([
      { line: 2 },
      { line: 3, refusal: expect.stringContaining('a picture or drawing begins here') },
    ]);
  });
});

describe('the sheets of a document', () => {
  const words = [`<table:table-row>${odsText('Hello')}</table:table-row>`];
  const questions = [odsHeader(), odsQuestion(2)];

  test.each<[what: string, sheets: Parameters<typeof odsOf>[0], warning: string | undefined]>([
    ['a hidden one first', [{ name: 'Old', rows: questions, style: 'hidden' }, { rows: questions }], 'the sheet "Old"'],
    ['words first', [{ name: 'Read me', rows: words }, { rows: questions }], 'the sheet "Read me"'],
    [
      'further ones',
      [{ rows: questions }, { name: 'B', rows: questions }, { name: 'C', rows: words }],
      'the sheets "B", "C"',
    ],
    ['empty ones', [{ name: 'A', rows: [] }, { rows: questions }, { name: 'C', rows: [] }], undefined],
  ])('%s', async (_what, sheets, warning) => {
    const rows = await parseAll('ods', await odsOf(sheets, STYLES));
    expect(rows).toMatchObject([{ line: 2, draft: { stem: 'Which? 2' } }]);
    if (warning === undefined) expect(rows[0]).not.toHaveProperty('fileWarnings');
    else expect(rows[0]).toMatchObject({ fileWarnings: [expect.stringContaining(`not read: ${warning}`)] });
  });

  test('its drawings, and formats that strike out text by a condition, are reported', async () => {
    const condition = (name: string) => `<calcext:condition calcext:apply-style-name="${name}"/>`;
    const after =
      '<calcext:conditional-formats><calcext:conditional-format calcext:target-range-address="Q.E2:Q.E9">' +
      `${condition('Wrong')}</calcext:conditional-format><calcext:conditional-format calcext:target-range-address="Q.F2">` +
      `${condition('Good')}</calcext:conditional-format></calcext:conditional-formats>`;
    const before = '<table:shapes><draw:frame/></table:shapes>';
    expect(await parseAll('ods', await odsOf([{ name: 'Q', rows: questions, before, after }], STYLES))).toMatchObject([
      {
        fileWarnings: [
          'left out: pictures or drawings on the sheet "Q"',
          expect.stringContaining('a conditional format of Q.E2:Q.E9'),
        ],
      },
    ]);
  });
});

test('prefixes of elements and the order of parts do not matter', async () => {
  const content =
    '<o:document-content><o:body><o:spreadsheet><t:table t:name="Q">' +
    [odsHeader(), odsQuestion(2)]
      .join('')
      .replaceAll('table:', 't:')
      .replaceAll('office:', 'o:')
      .replaceAll('text:', 'x:') +
    '</t:table></o:spreadsheet></o:body></o:document-content>';
  const file = await zipOf({ 'content.xml': content, mimetype: 'application/vnd.oasis.opendocument.spreadsheet' });
  expect(await drafts('ods', file)).toMatchObject([{ stem: 'Which? 2' }]);
});

test.each<[what: string, file: () => Promise<Buffer | string>, message: string]>([
  ['a workbook of Excel', () => workbookOf([]), 'an Excel workbook (xlsx), not ods'],
  ['no archive', () => Promise.resolve('type,stem\n'), 'not an OpenDocument spreadsheet'],
  ['an archive without content', () => zipOf({ 'other.xml': '<a/>' }), 'a zip archive'],
  ['a text document', () => zipOf({ 'content.xml': '<office:text/>' }), 'not an OpenDocument spreadsheet'],
  [
    'encrypted content',
    () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '\u0001\u0002' }),
    'protected by a password',
  ],
  ['only empty sheets', () => odsOf([{ rows: [] }]), 'no visible sheet with cells'],
])('%s is refused', async (_what, file, message) => {
  await expect(parseAll('ods', await file())).rejects.toThrow(message);
});
