import { on, once } from 'node:events';
import { Readable } from 'node:stream';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { FileError } from '../../files/file-error.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { lengthOf } from '../prepare-row.ts';
import { setSpoolFolder } from '../../files/spool.ts';
import type { FromWorker, Job, ReadRow, RowWithPictures } from './protocol.ts';
import { readRows } from './read-rows.ts';

// Messages cost more than rows; a batch is in memory twice.
const BATCH = 100;
const BATCH_CHARACTERS = 500_000;
// While the main thread stores some batches, the next ones are read.
const MAX_BATCHES_AHEAD = 6;
const ALIVE_EVERY_MS = 1_000;

const main = parentPort!;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const post = (message: FromWorker) => main.postMessage(message);

/** Jobs and replies, in the order in which they were sent. */
const received = on(main, 'message');
let unanswered = 0;

async function receive(): Promise<unknown> {
  const { value } = (await received.next()) as { value: [unknown] };
  return value[0];
}

async function awaitReplies(most: number): Promise<void> {
  for (; unanswered > most; unanswered -= 1) await receive();
}

async function sendBatch(rows: ReadRow[]): Promise<void> {
  post({ kind: 'rows', rows });
  unanswered += 1;
  await awaitReplies(MAX_BATCHES_AHEAD);
}

async function readPictures(row: RowWithPictures): Promise<ParsedRow> {
  await awaitReplies(0);
  post({ kind: 'pictures', ...row });
  return (await receive()) as ParsedRow;
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
    await sendBatch(batch);
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await sendBatch(batch);
  await awaitReplies(0);
}

const sizeOf = ({ checked, source }: ReadRow) =>
  ('hash' in checked ? lengthOf(checked.question) : 0) +
  Object.values(source?.cells ?? {}).reduce((sum, cell) => sum + cell.length, 0);

async function work({ request, input, folder }: Job): Promise<void> {
  setSpoolFolder(folder);
  const alive = setInterval(() => post({ kind: 'alive' }), ALIVE_EVERY_MS);
  try {
    await sendRows(readRows(Readable.from(chunksOf(input)), request, readPictures));
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    post({ kind: 'refused', message: error.text, columns: error.columns });
    // Else the next job would take them for its own.
    await awaitReplies(0);
  } finally {
    clearInterval(alive);
    input.close();
  }
}

for (;;) await work((await receive()) as Job);
