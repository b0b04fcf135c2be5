import { describe, expect, test } from 'vitest';
import { drafts, parseAll } from '../../../../testing/question-import.ts';
import {
  headerRow,
  inline,
  questionRow,
  relation,
  sheetXml,
  workbookOf,
  workbookParts,
  zipOf,
} from '../../../../testing/spreadsheets.ts';

describe('merged cells', () => {
  const merge = (...ranges: string[]) => ({
    after: `<mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
  });
  const four = [
    questionRow(2, { C: inline('C2', 'Thorax') }),
    questionRow(3),
    questionRow(4),
    questionRow(5, { C: inline('C5', 'Head') }),
  ];
  const outcomes = async (rows: string[], ...ranges: string[]) =>
    (await parseAll('xlsx', await workbookOf(rows, {}, merge(...ranges)))).map((row) =>
      'draft' in row ? (row.draft['chapter'] ?? '') : row.refusal,
    );

  test('of a chapter hold for each of their rows, and no further', async () => {
    expect(await outcomes(four, 'C2:C3')).toEqual(['Thorax', 'Thorax', '', 'Head']);
    expect(await outcomes(four, 'C2:C4')).toEqual(['Thorax', 'Thorax', 'Thorax', 'Head']);
  });

  test.each<[kind: string, range: string, rows: number[]]>([
    ['stems', 'D2:D4', [0, 1, 2]],
    ['options over columns', 'E3:F3', [1]],
    ['a block', 'E4:F5', [2, 3]],
    ['that reach from the header into a row', 'F1:F2', [0]],
    ['a chapter over the stem', 'C5:D5', [3]],
  ])('of %s refuse their rows by the cells', async (_kind, range, rows) => {
    const refused = (await outcomes(four, range)).flatMap((outcome, index) =>
      typeof outcome === 'string' && outcome.includes(`the cells ${range} are merged`) ? [index] : [],
    );
    expect(refused).toEqual(rows);
  });

  test('with another text beneath are refused', async () => {
    const rows = [questionRow(2, { C: inline('C2', 'Thorax') }), questionRow(3, { C: inline('C3', 'Head') })];
    expect(await outcomes(rows, 'C2:C3')).toEqual(['Thorax', expect.stringContaining('C2:C3 are merged')]);
  });

  test('beyond their limit refuse the file, and so does a link over more rows', async () => {
    const many = `<mergeCells>${'<mergeCell ref="C2:C3"/>'.repeat(200_001)}</mergeCells>`;
    const link = '<hyperlinks><hyperlink ref="A1:A1048576" location="B1"/></hyperlinks>';
    for (const after of [many, link]) {
      await expect(parseAll('xlsx', await workbookOf(four, {}, { after }))).rejects.toThrow('more than 200000 merged');
    }
  });

  test('without a text, or outside the columns, change nothing', async () => {
    expect(await outcomes([questionRow(2), questionRow(3)], 'C2:C3', 'J2:K9')).toEqual(['', '']);
  });
});

const STYLES =
  '<styleSheet><dxfs><dxf><numFmt numFmtId="172" formatCode="0%"/></dxf><dxf><font><strike/></font></dxf><dxf><font><b/></font></dxf></dxfs></styleSheet>';

describe('what is beside the cells is reported', () => {
  const read = async (rows: string[], around: object, relations: string[] = [], parts: Record<string, string> = {}) => {
    const rels = { 'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relations.join('')}</Relationships>` };
    return parseAll('xlsx', await workbookOf(rows, { 'xl/styles.xml': STYLES, ...rels, ...parts }, around));
  };
  const links = (...cells: string[]) => ({
    after: `<hyperlinks>${cells.map((cell) => `<hyperlink ref="${cell}" r:id="l1"/>`).join('')}</hyperlinks>`,
  });
  const address = relation('l1', 'hyperlink', 'https://example.org/dose/', 'External');

  test('comments, with their cells', async () => {
    const rows = await read([questionRow(2), questionRow(3)], {}, [relation('c', 'comments', '../comments1.xml')], {
      'xl/comments1.xml': '<comments><commentList><comment ref="E3"/><comment ref="G3"/></commentList></comments>',
    });
    expect(rows[0]).not.toHaveProperty('notes');
    expect(rows[1]).toMatchObject({ line: 3, notes: ['left out: a comment on E3, G3'] });
  });

  test('addresses of links, but for those that the cell shows', async () => {
    const shown = inline('E3', 'See https://EXAMPLE.org/dose.');
    const formula = '<c r="F3" t="str"><f>HYPERLINK("https://example.org","two")</f><v>two</v></c>';
    const rows = await read([questionRow(2), questionRow(3, { E: shown, F: formula })], links('E2', 'E3'), [address]);
    expect(rows).toMatchObject([
      { notes: ['left out: the address of the link in E2'] },
      { notes: ['left out: the address of the link in F3'] },
    ]);
  });

  test.each(['hidden="1"', 'hidden="true"', 'ht="0" customHeight="1"'])('rows that are hidden (%s)', async (hidden) => {
    const [seen, row] = await read([questionRow(2), questionRow(3, {}, hidden)], {});
    expect(seen).not.toHaveProperty('notes');
    expect(row).toMatchObject({ notes: [expect.stringContaining('the row is hidden')] });
  });

  test.each(['hidden="1"', 'width="0"'])('columns that are hidden (%s)', async (hidden) => {
    const rows = await read([questionRow(2), questionRow(3)], {
      before: `<cols><col min="1" max="4" width="9"/><col min="5" max="5" ${hidden}/></cols>`,
    });
    expect(rows[0]).toMatchObject({ fileWarnings: [expect.stringContaining('column E (option_a) is hidden')] });
    expect(rows[1]).not.toHaveProperty('fileWarnings');
  });

  test('conditional formats that change what a cell shows', async () => {
    const rule = (id: number) =>
      `<conditionalFormatting sqref="E${id + 2}:F9"><cfRule type="cellIs" dxfId="${id}"/></conditionalFormatting>`;
    const rows = await read([questionRow(2)], { after: [0, 1, 2].map(rule).join('') });
    expect(rows[0]).toMatchObject({
      fileWarnings: [expect.stringContaining('of E2:F9 strikes out'), expect.stringContaining('of E3:F9 strikes out')],
    });
  });
});

describe('the sheets of a workbook', () => {
  const questions = (stem: string) => sheetXml([headerRow(), questionRow(2, { D: inline('D2', stem) })]);
  const words = (text: string) => sheetXml([`<row r="1">${inline('A1', text)}</row>`]);
  const empty = sheetXml([]);
  const stem = ([row]: Awaited<ReturnType<typeof parseAll>>) => (row && 'draft' in row ? row.draft['stem'] : row);

  test.each<[what: string, sheets: [name: string, xml: string, state?: string][], stem: string, warning?: string]>([
    [
      'a hidden one first',
      [
        ['Old', questions('old'), 'hidden'],
        ['New', questions('new')],
      ],
      'new',
      'the sheet "Old"',
    ],
    [
      'a very hidden one',
      [
        ['Old', questions('old'), 'veryHidden'],
        ['New', questions('new')],
      ],
      'new',
      'the sheet "Old"',
    ],
    [
      'a second one',
      [
        ['A', questions('first')],
        ['B', questions('second')],
      ],
      'first',
      'the sheet "B"',
    ],
    [
      'words before',
      [
        ['Read me', words('Hello')],
        ['B', questions('second')],
      ],
      'second',
      'the sheet "Read me"',
    ],
    [
      'an empty one before',
      [
        ['Empty', empty],
        ['B', questions('second')],
      ],
      'second',
    ],
    [
      'empty ones behind',
      [
        ['A', questions('first')],
        ['B', empty],
        ['C', empty],
      ],
      'first',
    ],
    [
      'two others',
      [
        ['A', questions('a')],
        ['B', words('b')],
        ['C', words('c')],
      ],
      'a',
      'the sheets "B", "C"',
    ],
  ])('%s', async (_what, sheets, text, warning) => {
    const parts = workbookParts(sheets.map(([name, xml, state = 'visible']) => ({ name, xml, state })));
    const rows = await parseAll('xlsx', await zipOf(parts));
    expect(stem(rows)).toBe(text);
    expect(rows).toHaveLength(1);
    if (warning === undefined) expect(rows[0]).not.toHaveProperty('fileWarnings');
    else expect(rows[0]).toMatchObject({ fileWarnings: [expect.stringContaining(`not read: ${warning}`)] });
  });

  test('others are named though the one that is read has no rows', async () => {
    const parts = workbookParts([
      { name: 'A', xml: sheetXml([headerRow()]) },
      { name: 'B', xml: questions('second') },
    ]);
    expect(await parseAll('xlsx', await zipOf(parts))).toEqual([
      { line: 1, refusal: expect.stringContaining('not read: the sheet "B"') },
    ]);
  });
});

describe('a workbook as other programs write it', () => {
  const plain = workbookParts([{ name: 'Q', xml: sheetXml([headerRow(), questionRow(2)]) }]);
  const replaced = (name: string, change: (xml: string) => string) => ({ ...plain, [name]: change(plain[name]!) });
  const prefixed = (xml: string) => xml.replace(/<(\/?)(?=\w)/g, '<$1x:');
  const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

  test.each<[what: string, parts: Record<string, string>]>([
    ['another prefix of relations', replaced('xl/workbook.xml', (xml) => xml.replaceAll('r:id', 'rel:id'))],
    ['prefixes of elements', Object.fromEntries(Object.entries(plain).map(([name, xml]) => [name, prefixed(xml)]))],
    [
      'absolute targets',
      replaced('xl/_rels/workbook.xml.rels', (xml) => xml.replaceAll('worksheets/', '/xl/worksheets/')),
    ],
    ['backslashes', replaced('xl/_rels/workbook.xml.rels', (xml) => xml.replaceAll('worksheets/', 'worksheets\\'))],
    ['names in another case', replaced('xl/_rels/workbook.xml.rels', (xml) => xml.replaceAll('sheet1', 'Sheet1'))],
    [
      'strict relations',
      replaced('xl/_rels/workbook.xml.rels', (xml) => xml.replace(/Type="[^"]*\//g, `Type="${STRICT}/`)),
    ],
    [
      'other part names',
      {
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', '/book/main.xml')}</Relationships>`,
        'book/main.xml': plain['xl/workbook.xml']!,
        'book/_rels/main.xml.rels': plain['xl/_rels/workbook.xml.rels']!.replace('worksheets/sheet1', 'one'),
        'book/one.xml': plain['xl/worksheets/sheet1.xml']!,
      },
    ],
  ])('%s', async (_what, parts) => {
    expect(await drafts('xlsx', await zipOf(parts))).toMatchObject([{ stem: 'Which? 2' }]);
  });
});
