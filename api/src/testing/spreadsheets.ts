import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** By name; the first part comes first. */
export function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress: name !== 'mimetype' });
  zip.end();
  return buffer(zip.outputStream);
}

/** The columns A to G of the sheets that tests make. */
export const COLUMNS = ['type', 'subject', 'chapter', 'stem', 'option_a', 'option_b', 'correct'];
const QUESTION = ['SBA', 'ANAT', '', 'Which?', 'one', 'two', 'B'];

export const inline = (at: string, text: string) =>
  text === '' ? '' : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;

const letter = (column: number) => String.fromCharCode(65 + column);

/** A question, some of whose cells are given as XML by the letters of their columns. */
export function questionRow(number: number, cells: Readonly<Record<string, string>> = {}, attributes = ''): string {
  const written = QUESTION.map((text, column) => {
    const own = cells[letter(column)];
    return own ?? inline(`${letter(column)}${number}`, column === 3 ? `${text} ${number}` : text);
  });
  return `<row r="${number}" ${attributes}>${written.join('')}</row>`;
}

export const headerRow = (names = COLUMNS) =>
  `<row r="1">${names.map((name, column) => inline(`${letter(column)}1`, name)).join('')}</row>`;

export const sheetXml = (rows: readonly string[], { before = '', after = '' } = {}) =>
  `<worksheet>${before}<sheetData>${rows.join('')}</sheetData>${after}</worksheet>`;

export const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

/** Sheets by name, with their attributes; the parts are sheet1.xml and so on. */
export function workbookParts(
  sheets: readonly { name: string; xml: string; state?: string }[],
  parts: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const entries = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="r${index + 1}"/>`,
  );
  const relations = sheets.map((_, index) =>
    relation(`r${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  return {
    'xl/workbook.xml': `<workbook><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...parts,
  };
}

/** One visible sheet with the header and these rows. */
export const workbookOf = (
  rows: readonly string[],
  parts: Readonly<Record<string, string>> = {},
  around: { before?: string; after?: string } = {},
): Promise<Buffer> =>
  zipOf(workbookParts([{ name: 'Questions', xml: sheetXml([headerRow(), ...rows], around) }], parts));

/** A cell of an OpenDocument spreadsheet with a text. */
export const odsText = (text: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${escape(text)}</text:p></table:table-cell>`;

/** A question, some of whose cells are given as XML by the letters of their columns. */
export function odsQuestion(number: number, cells: Readonly<Record<string, string>> = {}, attributes = ''): string {
  const written = QUESTION.map((text, column) => {
    const empty = text === '' ? '<table:table-cell/>' : undefined;
    return cells[letter(column)] ?? empty ?? odsText(column === 3 ? `${text} ${number}` : text);
  });
  return `<table:table-row ${attributes}>${written.join('')}</table:table-row>`;
}

export const odsHeader = () => `<table:table-row>${COLUMNS.map((name) => odsText(name)).join('')}</table:table-row>`;

/** Sheets by name, with what they contain. */
export const odsOf = (
  sheets: readonly { name?: string; rows: readonly string[]; before?: string; after?: string; style?: string }[],
  { automatic = '', styles = '' } = {},
): Promise<Buffer> => {
  const tables = sheets.map(
    ({ name = 'Questions', rows, before = '', after = '', style = '' }) =>
      `<table:table table:name="${name}" table:style-name="${style}">${before}${rows.join('')}${after}</table:table>`,
  );
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml':
      `<office:document-content><office:automatic-styles>${automatic}</office:automatic-styles>` +
      `<office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles><office:styles>${styles}</office:styles></office:document-styles>`,
  });
};
