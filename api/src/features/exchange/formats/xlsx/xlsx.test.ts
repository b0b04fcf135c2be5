import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { prepareRow } from '../../import/prepare-row.ts';
import { inWords, parseAll, parseRows } from '../../../../testing/question-import.ts';

const HEADER = ['type', 'subject', 'stem', 'option_a', 'option_b', 'correct'];
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inline = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
const row = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

/** Like Excel's; rows as XML. */
function workbook(rows: string[], shared: string[] = [], pictures: number[] = []): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${xml}`), name);
  add(
    'xl/workbook.xml',
    '<workbook><sheets><sheet name="Questions" r:id="rId7"/><sheet name="Notes" r:id="rId8"/></sheets></workbook>',
  );
  add(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId8" Target="worksheets/other.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
  );
  add(
    'xl/styles.xml',
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d/mmm"/></numFmts><fonts><font/><font><strike/></font></fonts><fills/><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf fontId="1"/></cellXfs></styleSheet>',
  );
  if (shared.length > 0) add('xl/sharedStrings.xml', `<sst>${shared.join('')}</sst>`);
  add('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
  if (pictures.length > 0) {
    const anchors = pictures.map(
      (at) =>
        `<xdr:twoCellAnchor><xdr:from><xdr:col>2</xdr:col><xdr:row>${at - 1}</xdr:row></xdr:from><xdr:to><xdr:row>99</xdr:row></xdr:to>` +
        '<xdr:pic><xdr:nvPicPr/></xdr:pic></xdr:twoCellAnchor>',
    );
    add('xl/drawings/drawing1.xml', `<xdr:wsDr>${anchors.join('')}</xdr:wsDr>`);
    add(
      'xl/worksheets/_rels/sheet1.xml.rels',
      '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
    );
  }
  zip.end();
  return buffer(zip.outputStream);
}

const header = row(1, HEADER.map(inline));

describe('the template as a workbook', () => {
  test('reads shared, rich and inline text, numbers, formulas and missing cells', async () => {
    const shared = [
      '<si><t>রোগী &lt; 5</t></si>',
      '<si><r><t>bold </t></r><r><t>text</t></r><rPh><t>no</t></rPh></si>',
    ];
    const file = await workbook(
      [
        header,
        row(
          2,
          ['SBA', 'ANAT']
            .map(inline)
            .concat(
              '<c r="C2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c r="E2"><v>0.30000000000000004</v></c>',
              inline('A'),
            ),
        ),
        row(3, [inline(' ')]),
        row(9, [
          inline('SBA'),
          '<c r="C9" t="str"><f>A1&amp;"x"</f><v>line_x000D_\none</v></c>',
          inline('=1+1'),
          inline('b'),
          inline('B'),
        ]),
      ],
      shared,
    );
    expect(await parseAll('xlsx', file)).toMatchObject([
      { line: 2, draft: { stem: 'রোগী < 5', options: [{ text: 'bold text', correct: true }, { text: '0.3' }] } },
      { line: 9, draft: { stem: 'line<br />one', options: [{ text: '=1+1' }, { text: 'b', correct: true }] } },
    ]);
  });

  test('keeps strike-through, superscript and subscript of cells and parts of cells', async () => {
    const run = (text: string, font = '') => `<r><rPr>${font}</rPr><t>${text}</t></r>`;
    const struck = `${run('Give ')}${run('5 mg', '<strike/>')}${run(' 10')}${run('3', '<vertAlign val="superscript"/>')}\n`;
    const cells = (text: string) => ['SBA', 'ANAT'].map(inline).concat(text, inline('one'));
    const file = await workbook(
      [
        header,
        row(2, [...cells('<c r="C2" t="s"><v>0</v></c>'), '<c r="E2" s="3"><v>5</v></c>', inline('A')]),
        row(3, [
          ...cells(
            `<c t="inlineStr"><is>${run('no', '<strike val="0"/>')}${run('2', '<vertAlign val="subscript"/>')}</is></c>`,
          ),
          inline('two'),
          '<c r="F3" s="3" t="str"><v>A</v></c>',
        ]),
      ],
      [`<si>${struck}${run('next')}</si>`, '<si><t>plain</t></si>'],
    );
    expect(await parseAll('xlsx', file)).toMatchObject([
      {
        line: 2,
        draft: { stem: 'Give <s>5 mg</s> 10<sup>3</sup>next', options: [{ text: 'one' }, { text: '<s>5</s>' }] },
      },
      { line: 3, refusal: expect.stringContaining('correct: "<s>a</s>" is not the letter of an option') },
    ]);
  });

  test('reports rows with a picture above their cells, and pictures outside rows', async () => {
    const question = (number: number) =>
      row(number, ['SBA', 'ANAT', `Which ${number}?`, 'one', 'two', 'A'].map(inline));
    const file = await workbook([header, question(2), question(3), question(5)], [], [1, 3, 7]);
    expect(await parseAll('xlsx', file)).toEqual([
      { line: 2, draft: expect.anything() },
      { line: 3, draft: expect.anything(), pictures: ['a picture or drawing (above the cells)'] },
      { line: 5, draft: expect.anything() },
      { line: 7, refusal: expect.stringContaining('a picture or drawing begins here') },
    ]);
    expect(await parseAll('xlsx', file, { dropPictures: true })).toHaveLength(3);
    const [, drawn] = await parseRows('xlsx', file);
    expect(inWords(prepareRow(drawn!, { thisYear: 2025 }))).toMatchObject({
      reason: expect.stringContaining('a picture or drawing (above the cells) cannot be kept'),
    });
    expect(inWords(prepareRow(drawn!, { thisYear: 2025, dropPictures: true }))).toMatchObject({
      warnings: ['dropped: a picture or drawing (above the cells)'],
    });
  });

  test('refuses rows with a date, an error or a cell outside the columns', async () => {
    const file = await workbook([
      header,
      row(2, ['<c r="D2" s="1"><v>45000</v></c>']),
      row(3, ['<c r="E3" s="2"><v>45000</v></c>', '<c r="F3" t="e"><v>#NAME?</v></c>']),
      row(4, ['<c r="AB4"><v>1</v></c>']),
    ]);
    expect(await parseAll('xlsx', file)).toMatchObject([
      { line: 2, refusal: expect.stringContaining('cell D2 is a date') },
      { line: 3, refusal: expect.stringMatching(/E3 is a date.*F3 is an error/) },
      { line: 4, refusal: expect.stringContaining('cell AB4 stands outside') },
    ]);
  });

  test('refuses a file that is no workbook, is truncated, or has an unknown column', async () => {
    const whole = await workbook([row(1, ['stem', 'colour'].map(inline))]);
    await expect(parseAll('xlsx', whole)).rejects.toThrow('"colour"');
    await expect(parseAll('xlsx', whole.subarray(0, -40))).rejects.toThrow('not an Excel workbook');
    await expect(parseAll('xlsx', 'type,stem\n')).rejects.toThrow('not an Excel workbook');
    await expect(parseAll('xlsx', await workbook([]))).rejects.toThrow('no visible sheet with cells');
  });
});
