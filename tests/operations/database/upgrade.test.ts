// @module-tag long
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { API, startProgram, stopPrograms, whenReady } from '../../../scripts/programs.ts';
import { keyText } from '../../../api/src/testing/key-text.ts';
import { newTestPostgres } from '../../../api/src/testing/postgres.ts';
import { startTestServer } from '../../../api/src/testing/postgres-server.ts';
import { admin, adminWith } from '../../testkit/admin.ts';
import { dataFolder } from '../../testkit/data-folder.ts';

const FIRST = 'first-version';
const VERSIONS = [FIRST, 'migration-0026'];
const RAHIMA = { id: '3', email: 'rahima@example.com', password: 'secret-1' };

const KARIM = {
  email: 'karim@example.com',
  // Newest first, each with the texts of its version.
  notifications: [
    { title: 'Welcome', message: 'The site is open.' },
    { title: 'Purchase completed', message: 'Your plan Monthly (1 month) for Tk 299 is open until 2026-12-22.' },
  ],
};

/** Rahima had skipped question 3 once, which counted. Karim had left question 2 blank in a paper, which looked like an answer. */
const MENDED = {
  [RAHIMA.email]: { overview: { questions: 3, attempts: 7 }, records: [{ question_id: '3', attempts: 2 }], due: [] },
  [KARIM.email]: {
    overview: { questions: 1, attempts: 2 },
    records: [{ question_id: '2', attempts: 0, last_outcome: null, due_on: '2026-11-24' }],
    due: ['2'],
  },
};

/** Tables with expiring or derived rows. */
const CHANGING = [
  'sessions',
  'rate_limits',
  'settings',
  'study_records',
  'search_stems',
  'search_synonyms',
  'search_titles',
  'search_words',
];

type Row = Record<string, unknown>;
/** Responses by email address and path. */
type Answers = Record<string, Record<string, object>>;
type Paper = { id: string; mode: string; state: string };
type Env = { DATA_DIR: string; DATABASE_URL?: string; JWT_SECRET?: string };

let postgres: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  postgres = await startTestServer(inject('databaseUrl'));
});
afterAll(() => postgres?.stop());

describe.each(VERSIONS)('%s', (version) => {
  const written = join(import.meta.dirname, version);
  const exported = join(written, 'export.jsonl.gz');
  // The first version had no records and papers.
  const answers = version === FIRST ? {} : answersIn(join(written, 'answers.json.gz'));
  let folder: ReturnType<typeof dataFolder>;
  beforeAll(() => {
    folder = dataFolder();
    const tar = brotliDecompressSync(readFileSync(join(written, 'data-folder.tar.br')));
    execFileSync('tar', ['xf', '-', '-C', folder.path], { input: tar });
  });
  afterAll(() => folder.remove());

  test('the data folder opens with all its data', { timeout: 120_000 }, async () => {
    const after = await upgrade({ DATA_DIR: folder.path }, answers);
    expectAllRows(after, tablesOf(exported));
  });

  test('its export is migrated in the embedded database', { timeout: 120_000 }, async () => {
    const target = dataFolder();
    try {
      await importsWhole({ DATA_DIR: target.path });
    } finally {
      target.remove();
    }
  });

  test('its export replaces the data of a migrated PostgreSQL database', { timeout: 120_000 }, async () => {
    const target = dataFolder();
    const { url, drop } = await newTestPostgres(postgres.server);
    try {
      const key = keyText(readFileSync(join(folder.path, 'jwt-secret')));
      const env = { DATA_DIR: target.path, DATABASE_URL: url, JWT_SECRET: key };
      await adminWith(env, 'import', exported);
      await importsWhole(env, '--replace');
    } finally {
      await drop();
      target.remove();
    }
  });

  async function importsWhole(env: Env, ...options: string[]) {
    await adminWith(env, 'import', exported, ...options);
    expectAllRows(await upgrade(env, answers), tablesOf(exported));
  }
});

/** Starts the present version on old data and checks that it serves and counts; the tables as it exports them. */
async function upgrade(env: Env, answers: Answers): Promise<Map<string, Row[]>> {
  const copy = join(env.DATA_DIR, 'after.gz');
  return withApi(env, async (rest) => {
    await admin({ dataDir: env.DATA_DIR }, 'export', copy);
    await findsEverything(rest);
    await answersAsBefore(rest, answers);
    await countsAnswersOnly(rest, answers, env.DATA_DIR);
    await finishesOpenPaper(rest, answers);
    await countsBankChanges(rest, env.DATA_DIR);
    return tablesOf(copy);
  });
}

async function withApi<Result>(env: Env, work: (rest: string) => Promise<Result>): Promise<Result> {
  const program = startProgram('api', API, {
    env: { ...env, PORT: '0', LOG_LEVEL: 'error', SAMPLE_CONTENT: 'false', BACKUP_HOURS: '0' },
  });
  try {
    const ready = await whenReady(program);
    if (!ready) throw new Error('The api did not start; its output is above.');
    return await work(`http://127.0.0.1:${ready.port}/med/api/v1`);
  } finally {
    await stopPrograms([program]);
  }
}

/** Reads data of every kind that existed before. */
async function findsEverything(rest: string) {
  const { user, get } = await signIn(rest, RAHIMA.email);
  expect(user).toMatchObject({ medical_college: 'ঢাকা মেডিকেল কলেজ', contact_number: '+8801712345678' });
  const { public_id: picture } = user.profileImage as { public_id: string };
  expect((await get(`/images/${picture}`)).headers.get('content-type')).toMatch(/^image\//);
  expect(await (await get(`/affiliate/${RAHIMA.id}`)).json()).toMatchObject({
    data: { earnings: { total_earned: 58, pending_withdrawal: 58, withdrawn: 0 }, request: 'pending', usage_count: 2 },
  });
  expect(await (await get('/search?q=wrist')).text()).toContain('wrist');
  const karim = await signIn(rest, KARIM.email);
  expect(await (await karim.get('/notifications')).json()).toMatchObject({ notifications: KARIM.notifications });
}

/** Readers' records and papers, but for the counts that had skipped questions in them. */
async function answersAsBefore(rest: string, answers: Answers) {
  for (const [email, before] of Object.entries(answers)) {
    const { get } = await signIn(rest, email);
    for (const [path, body] of Object.entries(before)) {
      if (path.startsWith('/study/overview') || path.startsWith('/study/records')) continue;
      expect(await (await get(path)).json(), `${email} ${path}`).toMatchObject(allowingMore(body));
    }
  }
}

/**
 * Drafts may have actions that their version did not know. One with pictures cannot be submitted any more: no picture had
 * a source and a licence.
 */
const allowingMore = (body: object) =>
  JSON.parse(JSON.stringify(body), (_key, value: unknown) => {
    const { may, draft } = (value ?? {}) as { may?: string[]; draft?: { media?: object[] } };
    if (!may) return value;
    const stays = draft?.media?.length ? may.filter((action) => action !== 'SUBMIT') : may;
    return { ...(value as object), may: expect.arrayContaining(stays) as unknown };
  }) as object;

async function countsAnswersOnly(rest: string, answers: Answers, dataDir: string) {
  if (Object.keys(answers).length === 0) return;
  for (const [email, { overview, records, due }] of Object.entries(MENDED)) {
    const { get } = await signIn(rest, email);
    expect(await (await get('/study/overview')).json()).toMatchObject({ overview });
    const ids = records.map((one) => one.question_id).join(',');
    expect(await (await get(`/study/records?questions=${ids}`)).json()).toMatchObject({ records });
    const { questions } = (await (await get('/study/questions?list=DUE')).json()) as {
      questions: { question: { _id: string } }[];
    };
    // Beside those of the memory model.
    expect(questions.map(({ question }) => question._id)).toEqual(expect.arrayContaining(due));
  }
  const { records } = answers[RAHIMA.email]!['/study/records?questions=1,2,3'] as { records: Row[] };
  const { get } = await signIn(rest, RAHIMA.email);
  const unchanged = records.flatMap(({ due_on: _due, ...one }) => (one.question_id === '3' ? [] : [one]));
  expect(await (await get('/study/records?questions=1,2')).json()).toMatchObject({ records: unchanged });
  const states = async () => {
    const body = (await (await get('/study/memory/states')).json()) as { states: { question_id: string }[] };
    return body.states.map(({ question_id: id }) => id);
  };
  // By a job, some time after the start.
  await expect.poll(states, { timeout: 20_000 }).toEqual(['1', '2', '3']);
  expect(await admin({ dataDir }, 'rebuild-study')).toContain('An upgrade had corrected 2 records');
}

/** With the two statements that Rahima had judged before the upgrade. */
async function finishesOpenPaper(rest: string, answers: Answers) {
  const before = answers[RAHIMA.email];
  if (!before) return;
  const { papers } = before['/papers'] as { papers: Paper[] };
  const { id } = papers.find(({ mode, state }) => mode === 'EXAM' && state === 'OPEN')!;
  const { send } = await signIn(rest, RAHIMA.email);
  await send('PATCH', `/papers/${id}/answers`, { answers: [{ number: 2, answer: { sba: 'D' } }] });
  const { paper } = await send('POST', `/papers/${id}/finish`);
  expect(paper).toMatchObject({ state: 'FINISHED', result: { marks: 1.4, out_of: 2 } });
}

async function countsBankChanges(rest: string, dataDir: string) {
  const bankVersion = async () => {
    const { headers } = await fetch(`${rest}/bank/Anatomy/chapter/_1-ANAT`);
    return Number(/-(\d+)\./.exec(headers.get('etag')!)![1]);
  };
  const before = await bankVersion();
  await admin({ dataDir }, 'correct-question', 'ANAT-EX-01', '--set', 'take_away=New.', '--reason', 'A test');
  expect(await bankVersion()).toBeGreaterThan(before);
}

async function signIn(rest: string, email: string) {
  const login = await fetch(`${rest}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: RAHIMA.password }),
  });
  expect(login.status).toBe(200);
  const { data } = (await login.json()) as { data: { token: string; user: Row } };
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${rest}${path}`, { ...init, headers });
    expect([path, response.status]).toEqual([path, 200]);
    return response;
  };
  const get = (path: string) => call(path);
  const send = async (method: string, path: string, body: object = {}) =>
    (await (await call(path, { method, body: JSON.stringify(body) })).json()) as Row;
  return { user: data.user, get, send };
}

const answersIn = (file: string) => JSON.parse(gunzipSync(readFileSync(file)).toString()) as Answers;

function tablesOf(file: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const line of gunzipSync(readFileSync(file)).toString().trim().split('\n')) {
    const { table, rows } = JSON.parse(line) as { table?: string; rows?: Row[] };
    if (table && rows) tables.set(table, [...(tables.get(table) ?? []), ...rows]);
  }
  return tables;
}

/** Tables and columns may have been added. */
function expectAllRows(after: Map<string, Row[]>, before: Map<string, Row[]>) {
  for (const [table, rows] of before) {
    if (!CHANGING.includes(table))
      expect(after.get(table), table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
  }
}
