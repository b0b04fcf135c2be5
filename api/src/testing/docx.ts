import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ImportOptions } from '../features/exchange/import/options.ts';
import { parseAll } from './question-import.ts';

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A run of a paragraph; `marks` are elements of its properties, such as `<w:vertAlign w:val="subscript"/>`. */
export const run = (text: string, marks = '') =>
  `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;

export const picture = (relation: string, alt?: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1"${alt === undefined ? '' : ` descr="${escapeXml(alt)}"`}/>` +
  `<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData>` +
  '</a:graphic></wp:inline></w:drawing></w:r>';

/** A text, or the XML of runs. */
type Cell = string | { runs: string; span?: number };

const paragraph = (runs: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;

/** The XML of paragraphs outside tables. */
export const paragraphs = (...contents: (string | { runs: string; properties?: string })[]): string =>
  contents
    .map((content) =>
      typeof content === 'string' ? paragraph(run(content)) : paragraph(content.runs, content.properties),
    )
    .join('');

/** A part of a document, such as its styles. */
export const wordPart = (root: string, content: string): string => `<w:${root} ${NAMESPACES}>${content}</w:${root}>`;

function cell(content: Cell): string {
  const { runs, span = 1 } = typeof content === 'string' ? { runs: null } : content;
  const paragraphs =
    runs === null
      ? (content as string)
          .split('\n')
          .map((line) => paragraph(run(line)))
          .join('')
      : paragraph(runs);
  return `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraphs}</w:tc>`;
}

/** The XML of a table. */
export const table = (...rows: Cell[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

type Parts = Record<string, string | Uint8Array | Readable>;

/** A Word document of tables, as Word and LibreOffice write them. `parts` are added, or replace its own. */
export function wordDocument(
  body: string,
  pictures: Record<string, Uint8Array> = {},
  parts: Parts = {},
): Promise<Buffer> {
  const relations = Object.keys(pictures).map(
    (id) => `<Relationship Id="${id}" Type="${RELATION}/image" Target="media/${id}.png"/>`,
  );
  const all: Parts = {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      '<Default Extension="png" ContentType="image/png"/>' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
    '_rels/.rels':
      `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(Object.entries(pictures).map(([id, bytes]) => [`word/media/${id}.png`, bytes])),
    ...parts,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(all)) {
    if (content instanceof Readable) zip.addReadStream(content, name);
    else zip.addBuffer(Buffer.from(content as string), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

type Option = { text: string; correct: boolean; reason?: string };
type ReadRow = {
  line: number;
  at?: string;
  refusal?: string;
  notes?: string[];
  draft?: { type: string; stem: string; explanation?: string; options: Option[] };
};

/** What the import reads in a document. */
export async function readWord(body: string, parts: Parts = {}, options: ImportOptions = {}): Promise<ReadRow[]> {
  return (await parseAll(
    'docx',
    Readable.from([await wordDocument(body, {}, parts)]),
    options,
  )) as unknown as ReadRow[];
}

/** `TFT` */
export const keyOf = ({ draft }: ReadRow): string =>
  draft?.options.map(({ correct }) => (correct ? 'T' : 'F')).join('') ?? '';
