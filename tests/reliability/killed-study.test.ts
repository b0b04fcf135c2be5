import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { attemptOf, type RecordRow, type Result } from '../../api/src/testing/study.ts';
import { API, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { ownDatabase } from '../testkit/own-database.ts';
import { copySampleData } from '../testkit/sample-data.ts';

const ATTEMPTS = 10_000;
const BATCH = 50;
const DEVICES = 4;
const KILLED_AFTER = 40;
const PASSWORD = 'secret-1';
const READER = { name: 'Nusrat', email: 'nusrat@example.com', password: PASSWORD, confirmPassword: PASSWORD };

let folder: ReturnType<typeof dataFolder>;
let program: Program | undefined;
beforeEach(() => void (folder = dataFolder()));
afterEach(async () => {
  if (program) await stopPrograms([program]);
  folder.remove();
});

async function startApi(env: NodeJS.ProcessEnv) {
  program = startProgram('api', API, { env: { PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'error', ...env } });
  const ready = await whenReady(program);
  const call = async <Data>(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) => {
    const response = await fetch(`http://127.0.0.1:${ready!.port}/med/api/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Data;
  };
  return { call, child: program.process, exited: program.exited };
}

/** What a device does: sends its batches in turn, each until it is acknowledged. */
async function sendAll(batches: object[][], send: (batch: object[]) => Promise<Result[]>, onDone: () => void) {
  for (const batch of batches) {
    for (;;) {
      const results = await send(batch).catch(() => undefined);
      if (results?.every(({ refused }) => refused === null)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    onDone();
  }
}

async function recordAndDie(env: NodeJS.ProcessEnv = {}) {
  let api = await startApi(env);
  await api.call('POST', '/users', { body: READER });
  const { data: session } = await api.call<{ data: { token: string } }>('POST', '/users/login', {
    body: { email: READER.email, password: PASSWORD },
  });
  const { token } = session;
  const path = '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Upper%20limb';
  const { data: page } = await api.call<{ data: { _id: string; type: string }[] }>('GET', path);
  const choices = page.filter(({ type }) => type !== 'SAQ');
  const ids = choices.map(({ _id: id }) => id);
  // Records count answers, not blanks.
  const answers = choices.map(({ type }) => (type === 'SBA' ? { sba: 'A' } : { mtf: [{ key: 'A', value: true }] }));
  const share = ATTEMPTS / DEVICES / BATCH;
  const devices = Array.from({ length: DEVICES }, () =>
    Array.from({ length: share }, () =>
      Array.from({ length: BATCH }, (_, index) => attemptOf(ids[index % ids.length]!, answers[index % ids.length])),
    ),
  );

  let done = 0;
  let acknowledged = 0;
  const { promise: isTime, resolve: kill } = Promise.withResolvers<void>();
  const onDone = () => {
    done += 1;
    if (done === KILLED_AFTER) kill();
  };
  const send = async (attempts: object[]) => {
    const { results } = await api.call<{ results: Result[] }>('POST', '/study/attempts', { token, body: { attempts } });
    return results;
  };
  const sending = devices.map((batches) => sendAll(batches, send, onDone));
  await isTime;
  acknowledged = done * BATCH;
  api.child.kill('SIGKILL');
  await api.exited;
  api = await startApi(env);
  const countOf = async () => {
    const query = `/study/records?questions=${ids.join(',')}`;
    const { records } = await api.call<{ records: RecordRow[] }>('GET', query, { token });
    return records.reduce((sum, { attempts }) => sum + attempts, 0);
  };
  expect(await countOf()).toBeGreaterThanOrEqual(acknowledged);
  await Promise.all(sending);
  expect(await countOf()).toBe(ATTEMPTS);
}

const TITLE = 'the api killed during 10,000 recorded attempts loses none that was acknowledged, and counts none twice';

test(`PGlite: ${TITLE}`, async () => {
  await copySampleData(folder.path);
  await recordAndDie();
});

test(`PostgreSQL: ${TITLE}`, async () => {
  const { url, stop } = await ownDatabase();
  onTestFinished(stop);
  await recordAndDie({ DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32) });
});
