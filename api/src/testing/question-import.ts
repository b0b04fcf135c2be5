import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { parsers } from '../features/questions/import/formats/parse.ts';
import { importQuestions, type ImportRequest } from '../features/questions/import/import.ts';
import type { ImportFormat } from '../features/questions/import/formats/names.ts';
import type { ImportOptions } from '../features/questions/import/options.ts';
import type { Draft, ParsedRow } from '../features/questions/import/parsed-row.ts';
import { rowsOf } from '../db/sql-rows.ts';

/** In small chunks that cut characters and lines. */
export function fileOf(content: string | Uint8Array, chunkBytes = 7): Readable {
  const bytes = Buffer.from(content as string);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return Readable.from(chunks);
}

export async function parseAll(format: ImportFormat, content: string | Uint8Array, options: ImportOptions = {}) {
  const rows: ParsedRow[] = [];
  for await (const row of parsers[format](fileOf(content), options)) rows.push(row);
  return rows;
}

export async function drafts(format: ImportFormat, content: string | Uint8Array, options: ImportOptions = {}) {
  return (await parseAll(format, content, options)).map((row): Draft => {
    if ('refusal' in row) throw new Error(`line ${row.line}: ${row.refusal}`);
    return row.draft;
  });
}

/** A new database per test would take two seconds. */
export const emptyBank = (db: Database) =>
  db.execute(sql`truncate questions, question_lists, question_places, ref_counters restart identity cascade`);

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

/** `rows` are objects (JSON Lines) or a file's text. */
export function importAll(
  db: Database,
  rows: readonly unknown[] | string,
  request: Partial<Omit<ImportRequest, 'db' | 'input'>> = {},
) {
  const text = typeof rows === 'string' ? rows : rows.map((row) => JSON.stringify(row)).join('\n');
  return importQuestions({ db, input: fileOf(text, 65_536), format: 'jsonl', ...request });
}
