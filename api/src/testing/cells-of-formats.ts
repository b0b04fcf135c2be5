import type { ImportFormat } from '../features/exchange/formats/index.ts';
import { table, wordDocument } from './docx.ts';
import { inline, odsOf, odsText, sheetXml, workbookParts, zipOf } from './spreadsheets.ts';

type Cell = (plain: string) => string;

const SBA = {
  ref: 'ANAT-900001',
  type: 'SBA',
  subject: 'ANAT',
  prof: '_1',
  chapter: 'Thorax',
  topic: 'Heart',
  board: 'DHK',
  years: '2024',
  origin: 'ORIGINAL',
  stem: 'Which one?',
  option_a: 'one',
  option_b: 'two',
  correct: 'A',
  reason_a: 'because',
  explanation: 'It is so.',
  take_away: 'Remember it.',
  references: 'A textbook',
  picture_1: '',
  picture_1_alt: '',
  picture_1_credit: '',
  picture_1_source: '',
  picture_1_licence: '',
};
const SAQ = {
  type: 'SAQ',
  subject: 'ANAT',
  stem: 'Name them.',
  part_a: 'Parts',
  part_a_label: 'a',
  part_a_marks: '2',
  part_a_points: 'one',
  part_a_weights: '1',
};
const NAMES = [...new Set([...Object.keys(SBA), ...Object.keys(SAQ)])];

// Empty cells of a question stay as they are.
const header = (cell: Cell) => NAMES.map((name) => cell(name));
const questions = (cell: Cell): string[][] =>
  [SBA, SAQ].map((question: Record<string, string>) =>
    NAMES.map((name) => (question[name] ? cell(question[name]) : '')),
  );
const template = (cell: Cell) => [header(cell), ...questions(cell)];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const separated = (rows: string[][], separator: string) =>
  rows.map((row) => `${row.map(quoted).join(separator)}\n`).join('');
const columnName = (index: number) =>
  (index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))) + String.fromCharCode(65 + (index % 26));
const sheetRow = (cells: string[], index: number) =>
  `<row r="${index + 1}">${cells.map((text, column) => inline(`${columnName(column)}${index + 1}`, text)).join('')}</row>`;

/** JSON in which each name and text is a cell. */
function json(value: unknown, cell: Cell): unknown {
  if (typeof value === 'string') return cell(value);
  if (Array.isArray(value)) return value.map((item) => json(item, cell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cell(name), json(inner, cell)]));
}

const moodle = (cell: Cell) => {
  const text = (name: string, plain: string, attributes = '') =>
    `<${name}${attributes} format="html"><text>${cell(plain)}</text></${name}>`;
  return `<quiz><question type="category"><category><text>${cell('$course$/Anatomy/Thorax')}</text></category></question>
    <question type="multichoice"><name><text>${cell('Name')}</text></name>${text('questiontext', 'Which?')}
    ${text('generalfeedback', 'It is so.')}<defaultgrade>${cell('1')}</defaultgrade><single>${cell('true')}</single>
    <idnumber>${cell('ANAT-900001')}</idnumber>${text('correctfeedback', 'Well done.')}
    ${text('answer', 'one', ` fraction="${cell('100')}"`)}${text('answer', 'two', ' fraction="0"')}
    <hint format="html"><text>${cell('Think.')}</text></hint><tags><tag><text>${cell('Heart')}</text></tag></tags></question>
    <question type="essay"><name><text>Name</text></name>${text('questiontext', 'Name one.')}
    ${text('graderinfo', '&lt;p>one&lt;/p>')}<defaultgrade>2</defaultgrade></question></quiz>`;
};

const BUILDERS: Record<ImportFormat, (cell: Cell) => string | Promise<Buffer>> = {
  jsonl: (cell) =>
    [
      {
        ref: SBA.ref,
        type: 'SBA',
        subject: 'ANAT',
        chapter: 'Thorax',
        topic: 'Heart',
        origin: 'ORIGINAL',
        appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
        also_in: [{ chapter: 'Abdomen' }],
        stem: 'Which?',
        options: [
          { text: 'one', correct: true, reason: 'because' },
          { text: 'two', correct: false },
        ],
        explanation: 'It is so.',
        take_away: 'Remember it.',
        references: ['A textbook'],
      },
      { type: 'SAQ', subject: 'ANAT', stem: 'Name.', parts: [{ label: 'a', text: 'Two', marks: 2, points: ['one'] }] },
    ]
      .map((question) => `${JSON.stringify(json(question, cell))}\n`)
      .join(''),
  csv: (cell) => separated(template(cell), ','),
  xlsx: (cell) => zipOf(workbookParts([{ name: cell('Questions'), xml: sheetXml(template(cell).map(sheetRow)) }])),
  ods: (cell) =>
    odsOf([
      {
        name: cell('Questions'),
        rows: template(cell).map(
          (row) => `<table:table-row>${row.map((text) => odsText(text)).join('')}</table:table-row>`,
        ),
      },
    ]),
  medmcqa: (cell) =>
    JSON.stringify(
      json(
        {
          id: '1',
          question: 'Which?',
          opa: 'a',
          opb: 'b',
          opc: 'c',
          opd: 'd',
          cop: 1,
          exp: 'So.',
          subject_name: 'Anatomy',
          topic_name: 'Heart',
          choice_type: 'single',
        },
        cell,
      ),
    ),
  gift: (cell) =>
    `$CATEGORY: ${cell('$course$/Anatomy/Thorax')}\n\n// ${cell('a comment')}\n// [id:${cell('1')}] [tag:${cell('Heart')}]\n` +
    `::${cell('Name')}::[html]${cell('Which?')} {\n=%${cell('100')}%${cell('one')} #${cell('because')}\n~${cell('two')}\n####${cell('It is so.')}\n}\n\n`,
  aiken: (cell) => `${cell('Which?')}\nA. ${cell('one')}\nB. ${cell('two')}\nANSWER: ${cell('A')}\n`,
  docx: (cell) =>
    wordDocument(
      table(...template(cell)) +
        table(
          [cell('1. Which?'), ''],
          [cell('a) one'), cell('T')],
          [cell('b) two'), cell('F')],
          [cell('Explanation'), cell('So.')],
        ),
    ),
  'moodle-xml': moodle,
  anki: (cell) =>
    `#separator:Tab\n#html:true\n#deck:${cell('ANAT::Thorax')}\n#columns:${header(cell).join('\t')}\n` +
    separated(questions(cell), '\t'),
};

/** A file whose questions are all in order. */
export const fileOf = async (format: ImportFormat): Promise<Buffer> =>
  Buffer.from((await BUILDERS[format]((plain) => plain)) as string);

/** Files of a format; in each, another of the cells, names and further texts that the format reads is `text`. */
export async function* filesByCell(format: ImportFormat, text: string): AsyncGenerator<{ cell: string; file: Buffer }> {
  const build = BUILDERS[format];
  const cells: string[] = [];
  await build((plain) => (cells.push(plain), plain));
  for (const [at, cell] of cells.entries()) {
    let next = 0;
    const file = await build((plain) => (next++ === at ? text : plain));
    yield { cell, file: Buffer.from(file as string) };
  }
}
