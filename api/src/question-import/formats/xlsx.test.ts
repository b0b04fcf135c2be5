import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { parseAll } from '../testkit.ts';

const HEADER = ['type', 'subject', 'stem', 'option_a', 'option_b', 'correct'];
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inline = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
const row = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

/** A workbook as Excel writes one, of the sheet's rows given as XML. */
function workbook(rows: string[], shared: string[] = []): Promise<Buffer> {
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
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d/mmm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
  );
  if (shared.length > 0) add('xl/sharedStrings.xml', `<sst>${shared.join('')}</sst>`);
  add('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
  zip.end();
  return buffer(zip.outputStream);
}

const header = row(1, HEADER.map(inline));

describe('the template as a workbook', () => {
  test('reads shared, rich and inline text, numbers, formulas and cells that are left out', async () => {
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

  test('refuses a date, an error and a cell beside the columns, by their row', async () => {
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

  test('refuses a file that is no workbook, is cut off, or has an unknown column', async () => {
    const whole = await workbook([row(1, ['stem', 'colour'].map(inline))]);
    await expect(parseAll('xlsx', whole)).rejects.toThrow('"colour"');
    await expect(parseAll('xlsx', whole.subarray(0, -40))).rejects.toThrow('not an Excel workbook');
    await expect(parseAll('xlsx', 'type,stem\n')).rejects.toThrow('not an Excel workbook');
    await expect(parseAll('xlsx', await workbook([]))).rejects.toThrow('empty');
  });
});
