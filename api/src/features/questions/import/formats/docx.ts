import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Message } from '../../../../http/messages.ts';
import { checkDocument, type LostInRows } from '../docx/check.ts';
import { convertDocument } from '../docx/convert.ts';
import { readQuestionRows } from '../docx/question-rows.ts';
import { type DocumentTable, readTables, type RowOfTable } from '../docx/tables.ts';
import { headerOf, readPairs, readTemplateTable } from '../docx/template-table.ts';
import { FileError } from '../file-error.ts';
import { fileMessages, lossMessages, rowMessages } from '../messages.ts';
import type { ImportOptions } from '../options.ts';
import type { Draft, EmbeddedPictures, ParsedRow } from '../parsed-row.ts';
import { takeEmbedded, withoutUnusable } from '../pictures/embedded-pictures.ts';
import { spoolFile } from '../spool.ts';
import { PICTURES } from '../template-columns.ts';
import { readTemplateRow, type TemplateCells } from '../template-row.ts';

type Context = { embedded: EmbeddedPictures; losses: LostInRows; options: ImportOptions };

/** The tables of a Word document; text around them is not read. `line` counts the rows of all its tables. */
export async function* parseDocx(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  await using file = await spoolFile(input);
  const losses = await checkDocument(file.path);
  const { html, pictures } = await convertDocument(file.path);
  const embedded = new Map([...pictures].map(([name, bytes]) => [name, () => Promise.resolve(Buffer.from(bytes))]));
  const tables = readTables(html).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw new FileError(fileMessages.docxWithoutTables());
  for (const table of tables) {
    // Reading a long document must not keep other requests waiting.
    await turn();
    for (const question of questionsOf(table, options)) {
      const row = readQuestion(table.number, question, { embedded, losses, options });
      if (row) yield row;
    }
  }
}

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

function readQuestion(table: number, question: RowOfTable, { embedded, losses, options }: Context): ParsedRow | null {
  const { row, lastLine } = question;
  const place = { line: row.line, at: rowMessages.tableRow({ table, row: row.number }), embedded };
  const isIn = (line: number) => line >= row.line && line <= lastLine;
  if ([...losses.formulas].some(isIn)) return { ...place, refusal: rowMessages.equation() };
  const drawings = [...losses.drawings].some(isIn) ? [lossMessages.drawing()] : [];
  const stem = takeEmbedded(question.cells?.['stem'] ?? '', (source) => (embedded.has(source) ? source : undefined));
  const { media, pictures } = withoutUnusable(stem.media, embedded, options.dropPictures);
  if (media.length > PICTURES.length) pictures.push(lossMessages.picture());
  const cells = question.cells && withPictures({ ...question.cells, stem: stem.html }, media);
  if ('refusal' in question) return { ...place, ...(cells && { cells }), refusal: question.refusal };
  const read = readTemplateRow(row.line, cells!, options.defaults?.type);
  return read && { ...read, ...place, pictures: [...pictures, ...drawings] };
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
