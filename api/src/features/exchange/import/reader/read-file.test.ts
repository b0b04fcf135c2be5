import { execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../http/errors.ts';
import { sampleSba } from '../../../../testing/index.ts';
import { errorMessages } from '../../error-messages.ts';
import { importFormats } from '../../formats/index.ts';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import type { ReadRow } from './protocol.ts';
import { readFile } from './read-file.ts';

const threads: Worker[] = [];
const remember = (message: unknown) => void threads.push((message as { worker: Worker }).worker);
const folder = mkdtempSync(join(tmpdir(), 'read-file-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', folder);
  subscribe('worker_threads', remember);
});
afterAll(() => {
  vi.unstubAllEnvs();
  unsubscribe('worker_threads', remember);
  rmSync(folder, { recursive: true });
});

const running = () => threads.filter(({ threadId }) => threadId > 0).length;

const line = (index: number) => `${JSON.stringify(sampleSba(index))}\n`;
const sent = (count: number) => Array.from({ length: count }, (_, index) => Buffer.from(line(index)));
/** Of a client that stops in the middle. */
async function* stalled(count: number) {
  yield* sent(count);
  await new Promise(() => {});
}

const request = {
  format: 'jsonl',
  options: {},
  edits: undefined,
  prepare: { thisYear: 2026 },
  withCells: false,
} as const;
const read = (input: Readable, other: Partial<Parameters<typeof readFile>[0]> = {}) =>
  readFile({ input, request, readPictures: async ({ row }) => row, ...other });

async function readAll(...file: Parameters<typeof read>): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of read(...file)) rows.push(row);
  return rows;
}

describe('a file', () => {
  test('is read in order, whatever the pieces in which it comes, and one thread serves the next file too', async () => {
    const bytes = Buffer.from(Array.from({ length: 250 }, (_, index) => line(index)).join(''));
    const before = threads.length;
    for (const size of [1_000, 65_536, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const rows = await readAll(Readable.from(pieces));
      expect(rows.map(({ checked }) => checked.line)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.every(({ checked }) => 'hash' in checked)).toBe(true);
      expect(rows).toHaveLength(250);
    }
    expect(threads.length - before).toBeLessThanOrEqual(1);
  });

  test('that cannot be read says why, in the words of its catalogue', async () => {
    const error = await readAll(Readable.from([Buffer.from('%PDF-1.7')])).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FileError);
    expect(error).toMatchObject({ status: 400, text: { id: 'questions.file.foreign' } });
  });

  test('that turns out unreadable after many rows leaves nothing for the next file of its thread', async () => {
    const input = Readable.from([...sent(550), Buffer.from([0x93, 0x0a])]);
    await expect(readAll(input)).rejects.toThrow('not UTF-8');
    expect(await readAll(Readable.from(sent(250)))).toHaveLength(250);
  });

  test('has its words here, whichever format they are of', () => {
    const catalogues = globSync('**/*messages.ts', { cwd: join(import.meta.dirname, '../..') });
    const source = readFileSync(join(import.meta.dirname, '../catalogues.ts'), 'utf8');
    const missing = catalogues.filter((file) => !source.includes(`../${file}`.replace('../import/', './')));
    // Their words are loaded with the routes.
    expect(missing.sort()).toEqual(['error-messages.ts', 'export/messages.ts', 'import/table/screen-messages.ts']);
  });

  test('is read without the database and the accounts, which would make the thread start later', () => {
    const reader = new URL('./read-rows.ts', import.meta.url).href;
    const script =
      "const { registerHooks } = await import('node:module'); const loaded = []; " +
      'registerHooks({ resolve(name, context, next) { const found = next(name, context); loaded.push(found.url); return found; } }); ' +
      `await import('${reader}'); ${importFormats.map((format) => `await import('../../formats/${format}/read.ts');`).join(' ')}` +
      'console.log(JSON.stringify(loaded))';
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    const loaded = JSON.parse(output) as string[];
    expect(loaded).toContain(reader);
    expect(loaded.filter((url) => /drizzle-orm|openid-client|features\/(?:accounts|search)\//.test(url))).toEqual([]);
  });

  test('whose input fails fails with its error', async () => {
    const tooLarge = new ApiError(413, 'FILE_TOO_LARGE', errorMessages.fileTooLarge({ megabytes: 1 }));
    async function* failing() {
      yield* sent(3);
      throw tooLarge;
    }
    await expect(readAll(Readable.from(failing()))).rejects.toBe(tooLarge);
  });

  test('asks for pictures while its reader waits, and gives those inside the file', async () => {
    const quiz =
      '<quiz><question type="essay"><questiontext format="html"><text><![CDATA[What?<img src="@@PLUGINFILE@@/a.png" ' +
      `alt="x">]]></text><file name="a.png" encoding="base64">${Buffer.from('bytes').toString('base64')}</file>` +
      '<file name="b.png" encoding="base64">AAAA</file></questiontext></question></quiz>';
    const asked: string[][] = [];
    await readAll(Readable.from([Buffer.from(quiz)]), {
      request: { ...request, format: 'moodle-xml' },
      readPictures: async ({ row, embedded }) => {
        asked.push([...embedded].map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString()}`));
        return row;
      },
    });
    expect(asked).toEqual([['a.png bytes']]);
  });
});

describe('nothing is left', () => {
  const ends: [how: string, end: () => Promise<unknown>][] = [
    [
      'of a reader that leaves',
      async () => {
        for await (const _row of read(Readable.from(stalled(300)))) break;
      },
    ],
    [
      'of an import that is stopped',
      async () => expect(await readAll(Readable.from(stalled(50)), { signal: AbortSignal.timeout(50) })).toEqual([]),
    ],
    [
      'of a row that takes too long',
      async () => {
        const row = JSON.stringify({ ...sampleSba(1), stem: '<b>'.repeat(60_000) });
        const input = Readable.from([Buffer.from(`${row}\n`.repeat(5))]);
        const reading = readAll(input, { maxSilenceMs: 5 });
        await expect(reading).rejects.toMatchObject({ text: fileMessages.takesTooLong() });
      },
    ],
    [
      'of pictures that fail',
      async () => {
        const input = Readable.from([Buffer.from(JSON.stringify({ stem: '<img src="a.png">' }))]);
        const readPictures = () => Promise.reject(new Error('no database'));
        await expect(readAll(input, { readPictures })).rejects.toThrow('no database');
      },
    ],
  ];

  test.each(ends)('%s', async (_, end) => {
    expect(threads).not.toEqual([]);
    const before = running();
    await end();
    // The thread that waits for the next file may be the one that was ended.
    await vi.waitFor(() => expect(running()).toBeLessThanOrEqual(before));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of the input', async () => {
    const input = Readable.from(stalled(300));
    for await (const _row of read(input)) break;
    expect(input.destroyed).toBe(true);
  });
});
