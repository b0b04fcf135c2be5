import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { parseFile } from '../features/exchange/formats/parse.ts';
import { importQuestions, type ImportRequest } from '../features/exchange/import/import.ts';
import type { ImportFormat } from '../features/exchange/formats/index.ts';
import type { ImportOptions } from '../features/exchange/import/options.ts';
import type { Draft } from '../features/bank/draft/draft.ts';
import type { ParsedRow } from '../features/exchange/import/parsed-row.ts';
import { reportWords } from '../features/exchange/import/report.ts';
import { type Message, wordsOf } from '../http/messages.ts';
import { rowsOf } from '../db/sql-rows.ts';

/** In small chunks that cut characters and lines. */
export function fileOf(content: string | Uint8Array, chunkBytes = 7): Readable {
  const bytes = Buffer.from(content as string);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return Readable.from(chunks);
}

/** All rows that a format reads in a file. */
export async function parseRows(
  format: ImportFormat,
  content: string | Uint8Array | Readable,
  options: ImportOptions = {},
): Promise<ParsedRow[]> {
  const input = content instanceof Readable ? content : fileOf(content);
  const rows: ParsedRow[] = [];
  for await (const row of parseFile(format, input, options)) rows.push(row);
  return rows;
}

/** The same, as an editor reads them. */
export const parseAll = async (...file: Parameters<typeof parseRows>) => inWords(await parseRows(...file));

type InWords<Value> = Value extends Message
  ? string
  : Value extends readonly (infer Item)[]
    ? InWords<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: InWords<Value[Name]> }
      : Value;

const isMessage = (value: object): value is Message => 'id' in value && 'params' in value;

/** Replaces messages in a value by their words. */
export function inWords<Value>(value: Value, write = wordsOf): InWords<Value> {
  const words = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item;
    if (Array.isArray(item)) return item.map(words);
    if (isMessage(item)) return write(item);
    return Object.fromEntries(Object.entries(item).map(([name, field]) => [name, words(field)]));
  };
  return words(value) as InWords<Value>;
}

/** The drafts of a file, none of which may be refused. */
export async function drafts(format: ImportFormat, content: string | Uint8Array, options: ImportOptions = {}) {
  return (await parseAll(format, content, options)).map((row): Draft => {
    if ('refusal' in row) throw new Error(`line ${row.line}: ${row.refusal}`);
    return row.draft;
  });
}

/** A new database per test would take two seconds. */
export const emptyBank = (db: Database) =>
  db.execute(
    sql`truncate questions, question_lists, question_places, former_topics, ref_counters restart identity cascade`,
  );

/** Without ids and times, which differ between runs. */
export async function bankOf(db: Database) {
  const questions = await rowsOf<Record<string, unknown>>(
    db,
    sql`select ref, type, prof, subject, topic, stem, options, parts, explanation, appearances, origin
          from questions order by id`,
  );
  const lists = await rowsOf<{ list: string; total: number; refs: string[]; places: number[] }>(
    db,
    sql`select concat_ws('|', l.kind, l.board, l.prof, l.subject, l.name) as list, l.total,
          jsonb_agg(q.ref order by p.place) as refs, jsonb_agg(p.place order by p.place) as places
        from question_lists l join question_places p on p.list = l.id join questions q on q.id = p.question
        group by l.id order by 1`,
  );
  return { questions, lists };
}

/** Imports rows given as objects (as JSON Lines) or a file's text, and reports in words. */
export async function importAll(
  db: Database,
  rows: readonly unknown[] | string,
  request: Partial<Omit<ImportRequest, 'db' | 'input' | 'onWarning'>> & {
    onWarning?: (warning: WarningInWords) => void;
  } = {},
) {
  const text = typeof rows === 'string' ? rows : rows.map((row) => JSON.stringify(row)).join('\n');
  const { onWarning, ...rest } = request;
  const report = await importQuestions({
    db,
    input: fileOf(text, 65_536),
    format: 'jsonl',
    ...rest,
    onWarning: (warning) => onWarning?.(inWords(warning, reportWords)),
  });
  return inWords(report, reportWords);
}

export type WarningInWords = { line: number; message: string };
