import { Parser } from 'htmlparser2';
import type { Message } from '../../../../http/messages.ts';
import type { TemplateCells } from '../template-row.ts';

/** `html` is the cell's content. */
export type DocumentCell = { html: string; isMerged: boolean };
/** `line` counts the rows of all tables, `number` those of its own; both from 1. */
export type DocumentRow = { line: number; number: number; cells: DocumentCell[] };
export type DocumentTable = { number: number; rows: DocumentRow[] };

/** A question, with the row of the table that it begins in and the line of its last. */
export type RowOfTable = { row: DocumentRow; lastLine: number } & (
  { cells: TemplateCells } | { refusal: Message; cells?: TemplateCells }
);

/** The tables of a document, without those inside a cell, which stay in its HTML. */
export function readTables(html: string): DocumentTable[] {
  const tables: DocumentTable[] = [];
  let depth = 0;
  let line = 0;
  let start = 0;
  let span = 1;
  let isMerged = false;
  const parser = new Parser({
    onopentag(name, { colspan, rowspan }) {
      if (name === 'table') depth += 1;
      if (depth !== 1) return;
      const table = tables.at(-1);
      if (name === 'table') tables.push({ number: tables.length + 1, rows: [] });
      if (name === 'tr') table!.rows.push({ line: (line += 1), number: table!.rows.length + 1, cells: [] });
      if (name !== 'td' && name !== 'th') return;
      start = parser.endIndex + 1;
      span = Number(colspan ?? 1);
      isMerged = Number(rowspan ?? 1) > 1;
    },
    onclosetag(name) {
      if (name === 'table') depth -= 1;
      if (depth !== 1 || (name !== 'td' && name !== 'th')) return;
      const { cells } = tables.at(-1)!.rows.at(-1)!;
      cells.push({ html: unwrap(html.slice(start, parser.startIndex)), isMerged });
      for (let column = 1; column < span && cells.length < MAX_COLUMNS; column += 1) cells.push({ html: '', isMerged });
    },
  });
  parser.end(html);
  return tables;
}

const MAX_COLUMNS = 200;

/** Word puts the text of every cell into a paragraph. */
function unwrap(html: string): string {
  const text = html.trim();
  const inner = /^<p>([^]*)<\/p>$/.exec(text)?.[1];
  return inner === undefined || inner.includes('<p>') ? text : inner;
}
