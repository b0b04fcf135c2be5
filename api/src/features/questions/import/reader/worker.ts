import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { FileError } from '../file-error.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { lengthOf } from '../prepare.ts';
import { setSpoolFolder } from '../spool.ts';
import type { FromWorker, Job, ReadRow } from './protocol.ts';
import { readRows } from './read-rows.ts';

// Messages cost more than rows; a batch is in memory twice.
const BATCH = 100;
const BATCH_CHARACTERS = 500_000;
const ALIVE_EVERY_MS = 1_000;

const main = parentPort!;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const post = (message: FromWorker) => main.postMessage(message);

async function ask(message: FromWorker): Promise<unknown> {
  post(message);
  const [reply] = (await once(main, 'message')) as [unknown];
  return reply;
}

async function* chunksOf(input: MessagePort): AsyncGenerator<Uint8Array> {
  for (;;) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    input.postMessage('next');
    const [chunk] = (await once(input, 'message')) as [Uint8Array | null];
    if (chunk === null) return;
    yield chunk;
  }
}

async function sendRows(rows: AsyncIterable<ReadRow>): Promise<void> {
  let batch: ReadRow[] = [];
  let length = 0;
  for await (const row of rows) {
    batch.push(row);
    length += sizeOf(row);
    if (batch.length < BATCH && length < BATCH_CHARACTERS) continue;
    await ask({ kind: 'rows', rows: batch });
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await ask({ kind: 'rows', rows: batch });
}

const sizeOf = ({ checked, source }: ReadRow) =>
  ('hash' in checked ? lengthOf(checked.question) : 0) +
  Object.values(source?.cells ?? {}).reduce((sum, cell) => sum + cell.length, 0);

async function work({ request, input, folder }: Job): Promise<void> {
  setSpoolFolder(folder);
  const alive = setInterval(() => post({ kind: 'alive' }), ALIVE_EVERY_MS);
  try {
    const readPictures = (row: object) => ask({ kind: 'pictures', ...row } as FromWorker) as Promise<ParsedRow>;
    await sendRows(readRows(Readable.from(chunksOf(input)), request, readPictures));
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    post({ kind: 'refused', message: error.text, columns: error.columns });
  } finally {
    clearInterval(alive);
    input.close();
  }
}

for (;;) {
  const [job] = (await once(main, 'message')) as [Job];
  await work(job);
}
