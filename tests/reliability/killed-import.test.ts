import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { API, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { ownDatabase } from '../testkit/own-database.ts';

// More than is imported before the kill.
const QUESTIONS = 20_000;

let folder: ReturnType<typeof dataFolder>;
let program: Program | undefined;
beforeEach(() => void (folder = dataFolder()));
afterEach(async () => {
  if (program) await stopPrograms([program]);
  folder.remove();
});

async function startApi(env: NodeJS.ProcessEnv) {
  program = startProgram('api', API, {
    env: { PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'error', SAMPLE_CONTENT: 'false', ...env },
  });
  const ready = await whenReady(program);
  return { rest: `http://127.0.0.1:${ready!.port}/med/api/v1`, child: program.process, exited: program.exited };
}

const headers = () => ({
  authorization: `Bearer ${readFileSync(join(folder.path, 'admin-token'), 'utf8').trim()}`,
});

// No word is a prefix of another.
const wordOf = (index: number) =>
  `quetzal${String(index)
    .padStart(5, '0')
    .replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)}`;

const file = Array.from({ length: QUESTIONS }, (_, index) =>
  JSON.stringify({
    type: 'SBA',
    subject: 'ANAT',
    chapter: 'Thorax',
    stem: `Which structure is ${wordOf(index)} here?`,
    options: ['one', 'two'].map((text) => ({ text: `${text} ${index}`, correct: text === 'one' })),
  }),
).join('\n');

async function importAndDie(env: NodeJS.ProcessEnv = {}) {
  const { rest, child, exited } = await startApi(env);
  const response = await fetch(`${rest}/admin/questions/import?format=jsonl`, {
    method: 'POST',
    headers: headers(),
    body: file,
  });
  const reader = response.body!.getReader();
  await reader.read();
  child.kill('SIGKILL');
  await exited;
  await reader.cancel().catch(() => undefined);

  const again = await startApi(env);
  const get = async <Data>(path: string) =>
    (await (await fetch(`${again.rest}${path}`, { headers: headers() })).json()) as Data;
  const chapters = await get<{ data: { _id: string; total_question: number }[] }>('/bank/Anatomy/chapter/_1-ANAT');
  const { _id: id, total_question: total } = chapters.data[0]!;
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(QUESTIONS);
  const last = await get<{ data: { stem: string; ref: string }[] }>(`/bank-filter/${id}?page=${Math.ceil(total / 20)}`);
  for (const { stem, ref } of last.data) {
    const [word] = /quetzal\w+/.exec(stem)!;
    for (const typed of [word, word.slice(0, -1), `quezt${word.slice(5)}`]) {
      const found = await get<{ data: { link: { link: string }[] }[] }>(`/search?q=${typed}`);
      const links = found.data.flatMap(({ link }) => link.map((one) => one.link));
      if (typed === word) expect(links[0]).toContain(`#${ref}`);
      expect(links.length).toBeGreaterThan(0);
    }
  }
}

const TITLE = 'an import killed in its middle leaves questions that are all found after the next start';

test(`R7 PGlite: ${TITLE}`, () => importAndDie());

test(`R7 PostgreSQL: ${TITLE}`, async () => {
  const { url, stop } = await ownDatabase();
  onTestFinished(stop);
  await importAndDie({ DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32) });
  expect(existsSync(join(folder.path, 'database'))).toBe(false);
});
