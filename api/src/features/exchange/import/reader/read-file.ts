import { once, on } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import '../catalogues.ts';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import type { FromWorker, ReadRequest, ReadRow } from './protocol.ts';
import type { ReadPictures } from './read-rows.ts';
import { releaseThread, takeThread } from './threads.ts';

// A row takes a second at the most, a long Word document half a minute.
const MAX_SILENCE_MS = 30_000;

type ReadFile = {
  input: Readable;
  request: ReadRequest;
  /** Runs while the next row is awaited, so that it may share its transaction with the consumer. */
  readPictures: ReadPictures;
  /** Ends the rows. */
  signal?: AbortSignal | undefined;
  maxSilenceMs?: number;
};

/** Reads a file in a thread of its own, so that no file keeps others waiting. Throws FileError. */
export async function* readFile({
  input,
  request,
  readPictures,
  signal,
  maxSilenceMs = MAX_SILENCE_MS,
}: ReadFile): AsyncGenerator<ReadRow> {
  const folder = await mkdtemp(join(tmpdir(), 'question-import-'));
  const thread = takeThread();
  const stop = new AbortController();
  const fail = (error: unknown) => stop.abort(error);
  const { port1: feeder, port2 } = new MessageChannel();
  // Rows, questions and a sign of life every second: silence is one row that takes long.
  const silence = setTimeout(() => fail(new FileError(fileMessages.takesTooLong())), maxSilenceMs);
  const listen = () => void silence.refresh();
  thread.on('message', listen);
  let isWhole = false;
  try {
    const messages = on(thread, 'message', {
      signal: signal ? AbortSignal.any([stop.signal, signal]) : stop.signal,
      close: ['exit'],
    });
    feed(input, feeder, stop.signal).catch(fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    const reply = (value: unknown) => thread.postMessage(value);
    thread.postMessage({ request, input: port2, folder }, [port2]);
    for await (const [message] of messages as AsyncIterable<[FromWorker]>) {
      if (message.kind === 'rows') {
        reply('next');
        yield* message.rows;
      } else if (message.kind === 'pictures') reply(await readPictures(message));
      else if (message.kind !== 'alive') {
        isWhole = true;
        if (message.kind === 'refused') throw new FileError(message.message, message.columns);
        return;
      }
    }
    throw new Error('The thread ended before the file.');
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    if (signal?.aborted) return;
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new FileError(fileMessages.takesTooMuchMemory());
    throw error;
  } finally {
    clearTimeout(silence);
    thread.off('message', listen);
    stop.abort();
    feeder.close();
    input.destroy();
    await (isWhole ? releaseThread(thread) : thread.terminate());
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends a piece when the thread asks for it. */
async function feed(input: Readable, port: MessagePort, signal: AbortSignal): Promise<void> {
  for await (const chunk of input) {
    await once(port, 'message', { signal });
    // A copy: a piece may be a view of a larger buffer, which would be sent whole.
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : new Uint8Array(chunk as Uint8Array);
    port.postMessage(bytes, [bytes.buffer]);
  }
  await once(port, 'message', { signal });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(null);
}
