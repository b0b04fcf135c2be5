import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Message } from '../../../../http/messages.ts';
import {
  type Block,
  type DocumentRow,
  type DocumentTable,
  type Paragraph,
  readBlocks,
  type RowOfTable,
} from './blocks.ts';
import { checkDocument } from './check.ts';
import { convertDocument } from './to-html.ts';
import { textOf } from './cut-html.ts';
import { type Finding, uniqueFindings } from './findings.ts';
import { readParagraphs } from './paragraph-questions.ts';
import { readQuestionRows } from './question-rows.ts';
import { headerOf, readPairs, readTemplateTable } from './template-table.ts';
import { FileError } from '../../files/file-error.ts';
import { fileMessages, rowMessages } from '../../messages.ts';
import { lossMessages } from '../../../../texts/messages.ts';
import { docxMessages } from './messages.ts';
import { quote } from '../../files/quote.ts';
import type { ImportOptions } from '../../import/options.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { EmbeddedPictures, ParsedRow } from '../../import/parsed-row.ts';
import { takeEmbedded, withoutUnusable } from '../../import/pictures/embedded-pictures.ts';
import { spoolFile } from '../../files/spool.ts';
import { PICTURES, type TemplateCells } from '../../template/template-columns.ts';
import { readTemplateRow } from '../../template/template-row.ts';

type Context = { embedded: EmbeddedPictures; options: ImportOptions };
type Found = {
  line: number;
  at: Message;
  findings: readonly Finding[];
  notes?: readonly Message[] | undefined;
  cells?: TemplateCells;
  refusal?: Message;
};
/** What belongs to no question becomes warnings of the next one. */
type Item = Found | { left: Message };

/** Tables and numbered paragraphs of a Word document. `line` counts rows of tables and paragraphs. */
export async function* parseDocx(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  await using file = await spoolFile(input);
  await checkDocument(file.path);
  const { html, pictures, findings } = await convertDocument(file.path);
  const embedded = new Map([...pictures].map(([name, bytes]) => [name, () => Promise.resolve(Buffer.from(bytes))]));
  const rows: ParsedRow[] = [];
  const left: Message[] = [];
  for (const item of readItems(readBlocks(html, findings), options)) {
    // Reading a long document must not keep other requests waiting.
    await turn();
    if ('left' in item) left.push(item.left);
    else {
      const row = readQuestion(item, { embedded, options });
      if (row) rows.push('draft' in row ? { ...row, notes: [...left.splice(0), ...(row.notes ?? [])] } : row);
    }
  }
  if (rows.length === 0) throw new FileError(fileMessages.docxWithoutQuestions());
  const last = rows.findLastIndex((row) => 'draft' in row);
  for (const [index, row] of rows.entries()) {
    yield index === last && 'draft' in row ? { ...row, notes: [...(row.notes ?? []), ...left] } : row;
  }
}

function* readItems(blocks: readonly Block[], options: ImportOptions): Generator<Item> {
  const paragraphs = readParagraphs(blocks, options.defaults?.type);
  for (const block of blocks) {
    if (block.kind === 'table') yield* readTable(block, options);
    else {
      const { line, number } = block;
      for (const question of paragraphs.questions.get(block) ?? []) {
        const findings = uniqueFindings(question.paragraphs.flatMap((paragraph) => paragraph.findings));
        yield { ...question, line, at: docxMessages.paragraph({ number }), findings };
      }
      const unread = paragraphs.unread.get(block);
      if (unread) yield* leftOut(unread);
    }
  }
}

function* leftOut(paragraphs: readonly Paragraph[]): Generator<Item> {
  const texts = paragraphs.filter(({ html }) => html !== '');
  const first = texts[0];
  if (first) {
    const text = quote(textOf(first.html).trim());
    yield { left: docxMessages.paragraphsNotRead({ from: first.number, to: texts.at(-1)!.number, text }) };
  }
  for (const { number, html, findings } of paragraphs) {
    for (const finding of findings.filter(({ kind }) => kind === 'refuse' || html === '')) {
      yield leftFinding(docxMessages.paragraph({ number }), finding);
    }
  }
}

function* readTable({ number, rows, kind }: DocumentTable, options: ImportOptions): Generator<Item> {
  const first = rows[0]!.line;
  const placeOf = (row: DocumentRow) => rowMessages.tableRow({ table: number, row: row.number });
  const unread = (from: number, to: number): Item[] =>
    rows
      .slice(from, to)
      .flatMap((row) => uniqueFindings(row.findings).map((finding) => leftFinding(placeOf(row), finding)));
  let next = 0;
  for (const { row, lastLine, ...question } of questionsOf({ number, rows, kind }, options)) {
    const start = row.line - first;
    yield* unread(next, start);
    next = lastLine - first + 1;
    const findings = uniqueFindings(rows.slice(start, next).flatMap((one) => one.findings));
    yield { ...question, line: row.line, at: placeOf(row), findings };
  }
  yield* unread(next, rows.length);
}

const leftFinding = (place: Message, { message }: Finding): Item => ({
  left: docxMessages.atPlace({ place, message }),
});

function* questionsOf(table: DocumentTable, options: ImportOptions): Generator<RowOfTable> {
  const columns = readColumns(table, options);
  const pairs = columns ? undefined : readPairs(table);
  const place = { row: table.rows[0]!, lastLine: table.rows.at(-1)!.line };
  if (columns) yield* readTemplateTable(table, columns);
  else if (pairs) yield { ...place, cells: pairs };
  else yield* readQuestionRows(table, options.defaults?.type) ?? [{ ...place, refusal: rowMessages.notATable() }];
}

function readColumns(table: DocumentTable, options: ImportOptions): string[] | undefined {
  const inTable = (message: Message) => fileMessages.inTable({ table: table.number, message });
  const { onHeaderFault } = options;
  try {
    return headerOf(table, {
      ...options,
      onHeaderFault: onHeaderFault && ((fault) => onHeaderFault({ ...fault, text: inTable(fault.text) })),
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new FileError(inTable(error.text));
  }
}

function readQuestion(found: Found, { embedded, options }: Context): ParsedRow | null {
  const place = { line: found.line, at: found.at, embedded };
  const of = (kind: Finding['kind']) => found.findings.filter((one) => one.kind === kind).map(({ message }) => message);
  const refusals = [...of('refuse'), ...(found.refusal ? [found.refusal] : [])];
  const stem = takeEmbedded(found.cells?.['stem'] ?? '', (source) => (embedded.has(source) ? source : undefined));
  const { media, pictures } = withoutUnusable(stem.media, embedded, options.dropPictures);
  if (media.length > PICTURES.length) pictures.push(lossMessages.picture());
  const cells = found.cells && withPictures({ ...found.cells, stem: stem.html }, media);
  if (refusals.length > 0 || !cells) {
    // A part that was left out may explain the refusal.
    const messages = [...refusals, ...of('note')];
    return { ...place, ...(cells && { cells }), refusal: rowMessages.several({ messages }) };
  }
  const read = readTemplateRow(found.line, cells, options.defaults?.type);
  const notes = [...of('note'), ...(found.notes ?? [])];
  return read && { ...read, ...place, notes, pictures: [...pictures, ...of('drawing')] };
}

/** Pictures in the document stand behind those that the columns name. */
function withPictures(cells: TemplateCells, media: readonly Draft[]): TemplateCells {
  const free = PICTURES.filter((number) => !cells[`picture_${number}`]);
  const added = media.slice(0, free.length).flatMap(({ image, alt }, index): [string, string][] => [
    [`picture_${free[index]!}`, String(image)],
    [`picture_${free[index]!}_alt`, String(alt)],
  ]);
  return { ...cells, ...Object.fromEntries(added) };
}
