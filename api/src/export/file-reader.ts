import { createHash } from 'node:crypto';
import { cutText } from 'server/cut-text.ts';
import { ExportError } from './errors.ts';
import { end, header, nextIds, ROWS_LINE, type End, type Header } from './format.ts';
import { cutShort, linesOf } from './lines.ts';

export type Entry = { table: string; rows: string } | { nextIds: Record<string, string> };

/** Throws ExportError unless every byte is as written. */
export async function checkExport(path: string): Promise<{ header: Header; end: End }> {
  const hash = createHash('sha256');
  let first: Header | undefined;
  let last: Buffer | undefined;
  for await (const line of linesOf(path)) {
    first ??= readHeader(line, path);
    if (last) hash.update(last).update('\n');
    last = line;
  }
  if (!first || !last) throw new ExportError(`${path} is empty.`);
  const parsed = end.safeParse(json(last));
  if (!parsed.success) throw new ExportError(cutShort(path));
  if (parsed.data.end.sha256 !== hash.digest('hex')) {
    throw new ExportError(`${path} was changed after it was written. Copy it again, or use an earlier one.`);
  }
  return { header: first, end: parsed.data.end };
}

/** The file must have passed `checkExport`. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  let previous: Buffer | undefined;
  let isFirst = true;
  for await (const line of linesOf(path)) {
    if (previous && !isFirst) yield readEntry(previous);
    if (previous) isFirst = false;
    previous = line;
  }
}

function readHeader(line: Buffer, path: string): Header {
  const parsed = header.safeParse(json(line));
  if (parsed.success) return parsed.data;
  throw new ExportError(`${path} is no export that this version reads.`);
}

function readEntry(line: Buffer): Entry {
  const text = line.toString();
  const [, table, rows] = ROWS_LINE.exec(text) ?? [];
  if (table !== undefined && rows !== undefined) return { table, rows };
  const ids = nextIds.safeParse(json(line));
  if (ids.success) return { nextIds: ids.data.next_ids };
  throw new ExportError(`A line of the export is not understood: ${cutText(text, 60)}`);
}

function json(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}
