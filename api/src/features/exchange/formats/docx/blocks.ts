import { Parser } from 'htmlparser2';
import type { Message } from '../../../../http/messages.ts';
import type { TemplateCells } from '../../template/template-columns.ts';
import { textOf } from './cut-html.ts';
import { type Finding, takeFindings } from './findings.ts';

/** `html` is the cell's content. */
export type DocumentCell = { html: string; isMerged: boolean };
/** `line` counts the rows of all tables and the paragraphs between them, `number` the rows of its table; both from 1. */
export type DocumentRow = { line: number; number: number; cells: DocumentCell[]; findings: Finding[] };
export type DocumentTable = { kind: 'table'; number: number; rows: DocumentRow[] };
/** Outside tables, and not blank; `number` counts them from 1. */
export type Paragraph = { kind: 'paragraph'; line: number; number: number; html: string; findings: Finding[] };
export type Block = DocumentTable | Paragraph;

/** A question, with the row of the table that it begins in and the line of its last. */
export type RowOfTable = { row: DocumentRow; lastLine: number; notes?: Message[] } & (
  { cells: TemplateCells } | { refusal: Message; cells?: TemplateCells }
);

const MAX_COLUMNS = 200;
// The converter writes well-formed XML.
const XML = { xmlMode: true };

/** The tables and paragraphs of a document in their order. Tables inside a cell stay in its HTML. */
export function readBlocks(html: string, findings: readonly Finding[]): Block[] {
  const blocks: Block[] = [];
  let lines = 0;
  let tables = 0;
  let paragraphs = 0;
  for (const { name, content } of outerElements(html)) {
    if (name === 'table') {
      const rows = readRows(content, lines, findings);
      if (rows.length > 0) blocks.push({ kind: 'table', number: (tables += 1), rows });
      lines += rows.length;
      continue;
    }
    const read = takeFindings(content, findings);
    if (textOf(read.html).trim() === '' && !read.html.includes('<img') && read.findings.length === 0) continue;
    blocks.push({ kind: 'paragraph', line: (lines += 1), number: (paragraphs += 1), ...read });
  }
  return blocks;
}

function outerElements(html: string): { name: string; content: string }[] {
  const elements: { name: string; content: string }[] = [];
  let depth = 0;
  let start = 0;
  const parser = new Parser(
    {
      onopentag() {
        if (depth === 0) start = parser.endIndex + 1;
        depth += 1;
      },
      onclosetag(name) {
        depth -= 1;
        if (depth === 0) elements.push({ name, content: html.slice(start, parser.startIndex) });
      },
    },
    XML,
  );
  parser.end(html);
  return elements;
}

function readRows(html: string, linesBefore: number, findings: readonly Finding[]): DocumentRow[] {
  const rows: DocumentRow[] = [];
  let tables = 0;
  let start = 0;
  let span = 1;
  let isMerged = false;
  const parser = new Parser(
    {
      onopentag(name, { colspan, rowspan }) {
        if (name === 'table') tables += 1;
        if (tables > 0) return;
        if (name === 'tr') {
          rows.push({ line: linesBefore + rows.length + 1, number: rows.length + 1, cells: [], findings: [] });
        }
        if (name !== 'td' && name !== 'th') return;
        start = parser.endIndex + 1;
        span = Number(colspan ?? 1);
        isMerged = Number(rowspan ?? 1) > 1;
      },
      onclosetag(name) {
        if (name === 'table') tables -= 1;
        if (tables > 0 || (name !== 'td' && name !== 'th')) return;
        const row = rows.at(-1)!;
        const read = takeFindings(html.slice(start, parser.startIndex), findings);
        row.findings.push(...read.findings);
        row.cells.push({ html: unwrap(read.html), isMerged });
        for (let column = 1; column < span && row.cells.length < MAX_COLUMNS; column += 1) {
          row.cells.push({ html: '', isMerged });
        }
      },
    },
    XML,
  );
  parser.end(html);
  return rows;
}

/** Word puts the text of every cell into a paragraph. */
function unwrap(html: string): string {
  const text = html.replace(/<p><\/p>/g, '').trim();
  const inner = /^<p>([^]*)<\/p>$/.exec(text)?.[1];
  return inner === undefined || inner.includes('<p>') ? text : inner;
}
