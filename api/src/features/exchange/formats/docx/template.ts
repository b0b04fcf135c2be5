import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { packageParts } from '../../files/office-package.ts';
import { element, escapeXml, XML_HEAD } from '../../files/write-xml.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** By the number of columns. */
const WIDTHS: Record<number, number[]> = { 2: [2000, 7600], 4: [1400, 4300, 700, 3200] };

const HELP = [
  'One table for each question, as many as you like. Replace the examples, and leave the letters in the first column.',
  'Write T or F for each statement. For a question with a single right option leave the third column empty and write its letter ' +
    'beside Answer.',
];
const TRUE_FALSE = [
  ['2.', 'The axillary nerve supplies the', '', ''],
  ['', 'Statement', 'T/F', 'Reason'],
  ['a', 'deltoid', 'T', ''],
  ['b', 'biceps brachii', 'F', 'The musculocutaneous nerve supplies it.'],
  ['c', 'teres minor', 'T', ''],
  ['d', 'triceps brachii', 'F', 'The radial nerve supplies it.'],
  ['e', 'skin over the lower deltoid', 'T', ''],
  ['Explanation', 'It arises from the posterior cord (C5, C6).', '', ''],
  ['Subject', 'Anatomy', '', ''],
  ['Chapter', 'Upper limb', '', ''],
];
const SINGLE = [
  ['1.', 'Which of these is a carpal bone?', '', ''],
  ['', 'Option', 'Key', 'Reason'],
  ['a', 'Cuboid', '', ''],
  ['b', 'Lunate', '', ''],
  ['c', 'Navicular', '', ''],
  ['d', 'Talus', '', ''],
  ['Answer', 'B', '', ''],
  ['Explanation', 'The others are tarsal bones.', '', ''],
  ['Subject', 'Anatomy', '', ''],
  ['Chapter', 'Upper limb', '', ''],
];
const WRITTEN = [
  ['Type', 'SAQ'],
  ['Question', 'The thoracic duct'],
  ['Subject', 'Anatomy'],
  ['Part A', 'Where does it end?'],
  ['Part A marks', '1'],
  ['Part A points', 'At the left venous angle'],
];

const paragraph = (text: string) => {
  const content = element('w:t', { 'xml:space': 'preserve' }, escapeXml(text));
  return element('w:p', {}, text === '' ? '' : element('w:r', {}, content));
};

function table(rows: readonly string[][]): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) =>
    element(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'auto' }),
  );
  const properties = element(
    'w:tblPr',
    {},
    element('w:tblW', { 'w:w': 0, 'w:type': 'auto' }),
    element('w:tblBorders', {}, ...borders),
  );
  const widths = WIDTHS[rows[0]!.length]!;
  const grid = element('w:tblGrid', {}, ...widths.map((width) => element('w:gridCol', { 'w:w': width })));
  const cell = (text: string, index: number) => {
    const width = element('w:tcW', { 'w:w': widths[index]!, 'w:type': 'dxa' });
    return element('w:tc', {}, element('w:tcPr', {}, width), paragraph(text));
  };
  return element('w:tbl', {}, properties, grid, ...rows.map((cells) => element('w:tr', {}, ...cells.map(cell))));
}

/** A Word document to fill in: the question rows that the import reads, with an example of each kind. */
export function wordTemplate(): Promise<Buffer> {
  const body = [
    ...HELP.map(paragraph),
    ...[SINGLE, TRUE_FALSE, WRITTEN].flatMap((rows) => [table(rows), paragraph('')]),
  ];
  const parts = {
    ...packageParts([{ name: 'word/document.xml', type: DOCUMENT }]),
    'word/document.xml': `${XML_HEAD}${element('w:document', { 'xmlns:w': WORD }, element('w:body', {}, ...body))}`,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
