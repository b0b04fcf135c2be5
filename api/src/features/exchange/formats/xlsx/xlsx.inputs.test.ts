import { describe, expect, test } from 'vitest';
import { drafts, parseAll } from '../../../../testing/question-import.ts';
import {
  headerRow,
  inline,
  questionRow,
  sheetXml,
  workbookOf,
  workbookParts,
  zipOf,
} from '../../../../testing/spreadsheets.ts';
import type { Draft } from '../../../bank/draft/draft.ts';

type Rows = Awaited<ReturnType<typeof parseAll>>;

/** Of the first option, whose cell is E2. */
const optionOf = ([row]: Rows) =>
  row && 'draft' in row ? (row.draft['options'] as Draft[])[0]?.['text'] : row?.refusal;
const cellE2 = (xml: string, parts: Record<string, string> = {}) => workbookOf([questionRow(2, { E: xml })], parts);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const withFormat = (id: number, code?: string) => ({
  'xl/styles.xml':
    `<styleSheet><numFmts>${code === undefined ? '' : `<numFmt numFmtId="${id}" formatCode="${escape(code)}"/>`}</numFmts>` +
    `<cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
});

describe('a number comes in as its format shows it', () => {
  test.each<[code: string, stored: string, shown: string]>([
    ['General', '7.4000000000000004', '7.4'],
    ['General', '1.4999999999999999E-7', '1.5E-07'],
    ['General', '6.0220000000000003E+23', '6.022E+23'],
    ['0', '7.6', '8'],
    ['0.00', '7.4', '7.40'],
    ['00000', '999', '00999'],
    ['0%', '0.05', '5%'],
    ['0.0" mg"', '2.5', '2.5 mg'],
    ['0.0\\ \\m\\g', '12', '12.0 mg'],
    ['0.0"°C"', '37.5', '37.5°C'],
    ['General" mmol/L"', '5.25', '5.25 mmol/L'],
    ['"BDT "#,##0', '1500', 'BDT 1,500'],
    ['[$৳-845]#,##0.00', '1500', '৳1,500.00'],
    ['[$€-407] 0.00', '7.4', '€ 7.40'],
    ['[$-407]0.0', '7.4', '7.4'],
    ['#,##0_);(#,##0)', '-7', '(7)'],
    ['#,##0.0_);[Red](#,##0.0)', '-7.4', '(7.4)'],
    ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', '5', '5.00'],
    ['0.0;"minus "0.0', '-3', 'minus 3.0'],
    ['# ?/?', '2.5', '2 1/2'],
    ['# ??/??', '0.3333333333', '1/3'],
    ['0.00E+00', '123456', '1.23E+05'],
    ['0.0,"k"', '1500', '1.5k'],
    ['[<1]0%;0.0', '0.25', '25%'],
    ['[<1]0%;0.0', '3', '3.0'],
    ['[>=100]"high";[<10]"low";0', '5', 'low'],
    ['0;-0;"nil"', '0', 'nil'],
    ['000\\-000', '123456', '123-456'],
    ['@', '7.5', '7.5'],
  ])('%s of %s', async (code, stored, shown) => {
    const file = await cellE2(`<c r="E2" s="1"><v>${stored}</v></c>`, withFormat(170, code));
    expect(optionOf(await parseAll('xlsx', file))).toBe(shown);
  });

  test.each<[id: number, shown: string]>([
    [1, '1235'],
    [2, '1234.50'],
    [4, '1,234.50'],
    [9, '123450%'],
    [11, '1.23E+03'],
    [12, '1234 1/2'],
    [37, '1,235'],
    [49, '1234.5'],
  ])('the built-in format %i', async (id, shown) => {
    const file = await cellE2('<c r="E2" s="1"><v>1234.5</v></c>', withFormat(id));
    expect(optionOf(await parseAll('xlsx', file))).toBe(shown);
  });

  test.each<[why: string, code: string, stored: string, refusal: RegExp]>([
    ['a date', 'dd/mm/yyyy', '45000', /cell E2 is a date/],
    ['a date in one section', '0;yyyy', '5', /cell E2 is a date/],
    ['elapsed hours', '[h]', '1.5', /cell E2 is a date/],
    ['elapsed minutes', '[mm]:ss', '0.01', /cell E2 is a date/],
    ['all hidden', ';;;', '5', /cell E2 has something in it that its format hides/],
    ['zeros hidden', '0;-0;', '0', /cell E2 has something in it that its format hides/],
    ['negative by colour alone', '0.0;[Red]0.0', '-7.4', /cell E2 shows by its colour alone/],
    ['digits of another script', '[$-4010445]0.0', '5', /cell E2 has a number format that/],
    ['Chinese digits', '[DBNum1]0', '5', /cell E2 has a number format that/],
    ['filled with a character', '*-0', '5', /cell E2 has a number format that/],
    ['text alone', '@" mg"', '5', /cell E2 has a number format that/],
    ['no format', '0"', '5', /cell E2 has a number format that/],
    ['17 digits', '0', '12345678901234567', /cell E2 is a number of more than 15 digits/],
    ['no number', 'General', 'seven', /cell E2 is not written as a spreadsheet writes it/],
  ])('or is refused: %s', async (_why, code, stored, refusal) => {
    const file = await cellE2(`<c r="E2" s="1"><v>${stored}</v></c>`, withFormat(170, code));
    expect(optionOf(await parseAll('xlsx', file))).toMatch(refusal);
  });

  test.each([5, 6, 44, 81])('the format %i has no code and no fixed meaning', async (id) => {
    const file = await cellE2('<c r="E2" s="1"><v>5</v></c>', withFormat(id));
    expect(optionOf(await parseAll('xlsx', file))).toMatch(/cell E2 has a number format that/);
  });

  test('marks of a part are the number that is shown', async () => {
    const names = ['type', 'subject', 'stem', 'part_a', 'part_a_marks', 'part_a_points'];
    const cells = ['SAQ', 'ANAT', 'Name it.', 'Where?'].map((text, at) => inline(`${'ABCD'[at]}2`, text));
    const row = `<row r="2">${cells.join('')}<c r="E2" s="1"><v>7.4</v></c>${inline('F2', 'there')}</row>`;
    const sheet = { name: 'Q', xml: sheetXml([headerRow(names), row]) };
    const file = await zipOf(workbookParts([sheet], withFormat(170, '0.00')));
    expect(await drafts('xlsx', file)).toMatchObject([{ parts: [{ marks: 7.4 }] }]);
  });
});

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="171" formatCode="&quot;dose &quot;@"/><numFmt numFmtId="172" formatCode=";;;"/></numFmts>' +
  '<fonts><font/><font><strike/></font><font><strike/><name val="Symbol"/></font></fonts><cellStyleXfs><xf fontId="0"/><xf fontId="1" numFmtId="2"/></cellStyleXfs>' +
  '<cellXfs><xf/><xf fontId="1"/><xf xfId="1"/><xf xfId="1" fontId="0" numFmtId="0"/><xf numFmtId="171"/><xf numFmtId="172"/>' +
  '<xf numFmtId="49" quotePrefix="1"/><xf fontId="2"/></cellXfs>' +
  '</styleSheet>';
const PARTS = {
  'xl/styles.xml': STYLES,
  'xl/sharedStrings.xml':
    '<sst><si><t>plain</t></si><si><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>3</t></r></si>' +
    '<si><t>word</t><rPh sb="0" eb="1"><t>hint</t></rPh></si></sst>',
};

describe('a cell that is not a number', () => {
  test.each<[kind: string, xml: string, text: string]>([
    ['a shared text', '<c r="E2" t="s"><v>0</v></c>', 'plain'],
    ['with phonetic hints', '<c r="E2" t="s"><v>2</v></c>', 'word'],
    ['struck out as a whole', '<c r="E2" t="s" s="1"><v>0</v></c>', '<s>plain</s>'],
    ['struck out but for the run with a font', '<c r="E2" t="s" s="1"><v>1</v></c>', '<s>10</s><sup>3</sup>'],
    ['in runs', '<c r="E2" t="s"><v>1</v></c>', '10<sup>3</sup>'],
    ['struck out by a named style', '<c r="E2" s="2"><v>5</v></c>', '<s>5.00</s>'],
    ['with a font beside a named style', '<c r="E2" s="3"><v>5</v></c>', '5'],
    ['in a font of symbols', '<c r="E2" s="7" t="inlineStr"><is><t>5 m</t></is></c>', '<s>5 μ</s>'],
    [
      'with a run in a font of symbols',
      '<c r="E2" t="inlineStr"><is><r><t>5 </t></r><r><rPr><rFont val="Symbol"/></rPr><t>m</t></r><r><rPr/><t>g</t></r></is></c>',
      '5 μg',
    ],
    [
      'in a font of symbols but for a run',
      '<c r="E2" s="7" t="inlineStr"><is><r><t>m</t></r><r><rPr><rFont val="Arial"/></rPr><t>m</t></r></is></c>',
      '<s>μ</s>m',
    ],
    ['with words before', '<c r="E2" s="4" t="s"><v>0</v></c>', 'dose plain'],
    ['after an apostrophe', '<c r="E2" s="6" t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
    ['an escaped line break', '<c r="E2" t="str"><v>a_x000D_\nb_x0009_c</v></c>', 'a<br />b\tc'],
    ['an inline text in runs', '<c r="E2" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
    ['a formula of a text', '<c r="E2" t="str"><f>A1</f><v>x</v></c>', 'x'],
    ['a formula of a truth', '<c r="E2" t="b"><f>1=1</f><v>1</v></c>', 'TRUE'],
    ['false', '<c r="E2" t="b"><v>0</v></c>', 'FALSE'],
    ['by small letters', '<c r="e2"><v>5</v></c>', '5'],
  ])('is read: %s', async (_kind, xml, text) => {
    expect(optionOf(await parseAll('xlsx', await cellE2(xml, PARTS)))).toBe(text);
  });

  test.each<[kind: string, xml: string, refusal: string]>([
    ['a formula without a value', '<c r="E2"><f>A1</f></c>', 'cell E2 is a formula without a stored value'],
    ['a formula with an empty value', '<c r="E2"><f>A1</f><v/></c>', 'cell E2 is a formula without a stored value'],
    ['a shared formula without a value', '<c r="E2"><f t="shared" si="0"/></c>', 'cell E2 is a formula without'],
    ['a formula of a text without one', '<c r="E2" t="str"><f>A1</f></c>', 'cell E2 is a formula without'],
    ['a formula of an error', '<c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'cell E2 is an error'],
    ['an ISO date', '<c r="E2" t="d"><v>2024-01-01</v></c>', 'cell E2 is a date'],
    ['a text that is not there', '<c r="E2" t="s"><v>99</v></c>', 'cell E2 is not written as'],
    ['of an unknown type', '<c r="E2" t="x"><v>1</v></c>', 'cell E2 is not written as'],
    ['a hidden text', '<c r="E2" s="5" t="s"><v>0</v></c>', 'cell E2 has something in it that its format hides'],
    ['twice', '<c r="E2"><v>1</v></c><c r="E2"><v>2</v></c>', 'cell E2 is not written as'],
  ])('is refused: %s', async (_kind, xml, refusal) => {
    expect(optionOf(await parseAll('xlsx', await cellE2(xml, PARTS)))).toContain(refusal);
  });

  test.each([
    [[questionRow(3), questionRow(2)], 2],
    [[questionRow(2), questionRow(2)], 2],
  ])('rows out of order are refused', async (rows, line) => {
    expect((await parseAll('xlsx', await workbookOf(rows))).at(-1)).toMatchObject({
      line,
      refusal: expect.stringContaining(`cell A${line} is not written as`),
    });
  });

  test('formulas are refused where the program that wrote them left them to Excel', async () => {
    const parts = workbookParts([
      { name: 'Q', xml: sheetXml([headerRow(), questionRow(2, { E: '<c r="E2"><f>2+3</f><v>0</v></c>' })]) },
    ]);
    const later = parts['xl/workbook.xml']!.replace('</workbook>', '<calcPr fullCalcOnLoad="1"/></workbook>');
    expect(optionOf(await parseAll('xlsx', await zipOf({ ...parts, 'xl/workbook.xml': later })))).toContain(
      'cell E2 is a formula without a stored value',
    );
  });

  test('a fault in the header refuses the file', async () => {
    const header = headerRow().replace('</row>', '<c r="H1"><f>A1</f></c></row>');
    const sheet = { name: 'Q', xml: sheetXml([header, questionRow(2)]) };
    await expect(parseAll('xlsx', await zipOf(workbookParts([sheet])))).rejects.toThrow(
      'The header: cell H1 is a formula without a stored value',
    );
  });
});
