import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { element, XML_HEAD } from '../xml/write-xml.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const HEADER =
  'Type,Subject,Question,Option A,Option B,Option C,Answer,Explanation,Part A,Part A marks,Part A points'.split(',');
const ROWS = [
  [
    'SBA',
    'Anatomy',
    'Example: which bone is carpal?',
    'Talus',
    'Lunate',
    'Cuboid',
    'B',
    'It is in the wrist.',
    '',
    '',
    '',
  ],
  [
    'MTF',
    'Physiology',
    'Example: insulin',
    'is a peptide',
    'raises glucose',
    'is stored in granules',
    'AC',
    '',
    '',
    '',
    '',
  ],
  [
    'SAQ',
    'Anatomy',
    'Example: the thoracic duct.',
    '',
    '',
    '',
    '',
    '',
    'Where does it end?',
    '1',
    'At the left venous angle',
  ],
];

const cell = (text: string) =>
  element('w:tc', {}, element('w:tcPr', {}), element('w:p', {}, element('w:r', {}, element('w:t', {}, text))));
const row = (cells: readonly string[]) => element('w:tr', {}, ...cells.map(cell));

const PARTS: [name: string, content: string][] = [
  [
    '[Content_Types].xml',
    element(
      'Types',
      { xmlns: `${PACKAGE}/content-types` },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Override', { PartName: '/word/document.xml', ContentType: `${TYPES}.document.main+xml` }),
    ),
  ],
  [
    '_rels/.rels',
    element(
      'Relationships',
      { xmlns: `${PACKAGE}/relationships` },
      element('Relationship', { Id: 'rId1', Type: `${OFFICE}/officeDocument`, Target: 'word/document.xml' }),
    ),
  ],
  [
    'word/document.xml',
    element(
      'w:document',
      { 'xmlns:w': MAIN },
      element('w:body', {}, element('w:tbl', {}, row(HEADER), ...ROWS.map(row)), element('w:p', {})),
    ),
  ],
];

/** A Word document to fill in, with an example of each type of question. */
export function wordTemplate(): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of PARTS) zip.addBuffer(Buffer.from(XML_HEAD + content), name);
  zip.end();
  return buffer(zip.outputStream);
}
