import type { Readable } from 'node:stream';
import { readColumns } from './columns.ts';
import { type AnkiHeader, openAnki, isOwnExport } from './header.ts';
import { readOwnCard } from '../shared/own-notes.ts';
import { readOwnTags } from './own-tags.ts';
import { readTags } from './tags.ts';
import { FileError } from '../../files/file-error.ts';
import { isBody } from '../../../../texts/damage/damaged-text.ts';
import { htmlFromText } from '../../../../texts/html.ts';
import { fileMessages, rowMessages } from '../../messages.ts';
import { readSteps } from '../shared/category.ts';
import type { ImportOptions } from '../../import/options.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { takeEmbedded, withoutUnusable } from '../../import/pictures/embedded-pictures.ts';
import { byColumn, readTemplateRow } from '../../template/template-row.ts';
import type { TemplateCells } from '../../template/template-columns.ts';
import { utf8Text } from '../../files/utf8.ts';
import { brokenQuotes, readRecords } from '../../files/csv-records.ts';

const CLOZE = /\{\{c\d+::/;
// A file of the collection, which `--pictures` may have sent.
const FILE_NAME = /^(?![a-z][a-z0-9+.-]*:)[^/\\?#]+$/i;

/** Anki's "Notes in Plain Text": fields are columns of the template, by their names or by the map. Our own export is read back. */
export async function* parseAnki(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  const { header, ...text } = await openAnki(utf8Text(input));
  const isOwn = isOwnExport(header) && !options.columnMap?.size;
  let columns: string[] | null = null;
  let isEmpty = true;
  for await (const record of readRecords(text, options)) {
    isEmpty = false;
    if ('refusal' in record) yield record;
    else if (record.isBroken) yield { line: record.line, refusal: brokenQuotes(record.line, record.lastLine) };
    // Anki takes such lines for comments anywhere.
    else if (!record.cells[0]?.startsWith('#') && record.cells.some((cell) => cell.trim() !== '')) {
      const row = isOwn
        ? readOwnNote(record.line, record.cells, options)
        : readNote(
            record.line,
            header,
            (columns ??= readColumns(header, record.cells.length, options)),
            record.cells,
            options,
          );
      if (row) yield row;
    }
  }
  if (isEmpty) throw new FileError(fileMessages.empty());
}

function readNote(
  line: number,
  header: AnkiHeader,
  columns: readonly string[],
  fields: readonly string[],
  { defaults, dropPictures }: ImportOptions,
): ParsedRow | null {
  if (fields.length !== columns.length)
    return { line, refusal: rowMessages.columnCount({ columns: fields.length, expected: columns.length }) };
  const { special, isHtml } = header;
  const named = Object.entries(byColumn(columns, fields));
  const cells = Object.fromEntries(named.map(([column, cell]) => [column, isHtml ? cell : asHtml(column, cell)]));
  if (Object.values(cells).some((cell) => CLOZE.test(cell))) return { line, cells, refusal: rowMessages.cloze() };
  const field = (column: number | undefined) => (column === undefined ? '' : (fields[column] ?? ''));
  const tags = readTags(`${header.tags ?? ''} ${field(special.tags)}`);
  const deck = readSteps((field(special.deck) || (header.deck ?? '')).split('::'));
  const filled = withLists(cells, { ...deck, ...tags.category }, tags.appearances);
  const row = readTemplateRow(line, filled, defaults?.type);
  return row && 'draft' in row ? { ...row, notes: tags.notes, ...pictureFields(row.draft, dropPictures) } : row;
}

function readOwnNote(line: number, fields: readonly string[], { defaults }: ImportOptions): ParsedRow | null {
  const [ref = '', front = '', back = '', tags = ''] = fields;
  const { cells, notes } = readOwnTags(tags);
  const card = readOwnCard(front, back, cells['type']);
  if (!card) return { line, cells: { ref, stem: front }, refusal: rowMessages.notOurCard() };
  const row = readTemplateRow(line, { ref, ...cells, ...card }, defaults?.type);
  return row && 'draft' in row ? { ...row, notes } : row;
}

const asHtml = (column: string, cell: string) => (isBody(column) ? htmlFromText(cell) : cell);

/** Cells win over the deck and the tags. An empty type stays, because it is not as if no column said it. */
function withLists(cells: TemplateCells, lists: Record<string, string>, papers: string): TemplateCells {
  const filled = Object.entries(cells).filter(([column, cell]) => cell.trim() !== '' || column === 'type');
  const appearances = [cells['appearances'] ?? '', papers].filter(Boolean).join('; ');
  return { ...lists, ...Object.fromEntries(filled), appearances };
}

/** Pictures of the stem are files of the collection. */
function pictureFields(draft: Draft, dropPictures: boolean | undefined) {
  const stem = typeof draft['stem'] === 'string' ? draft['stem'] : '';
  const taken = takeEmbedded(stem, (source) => (FILE_NAME.test(source) ? source : undefined));
  const { media, pictures } = withoutUnusable(taken.media, undefined, dropPictures);
  const named = Array.isArray(draft['media']) ? (draft['media'] as Draft[]) : [];
  return { draft: { ...draft, stem: taken.html, media: [...named, ...media] }, pictures };
}
