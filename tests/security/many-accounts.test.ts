// @module-tag long
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { whileAnImportStores } from '../../api/src/testing/bank.ts';
import { ask } from '../../api/src/testing/postgres-server.ts';
import { openTestPostgres, type TestDatabase } from '../../api/src/testing/postgres.ts';
import { newAttemptId } from '../../api/src/testing/study.ts';
import { sendQuery, queryData } from '../testkit/graphql.ts';
import { newPerson, PASSWORD, SIGN_UP, signIn } from '../testkit/people.ts';
import { signUpWithRoles } from '../testkit/roles.ts';
import { startApi, startStack, type Stack } from '../testkit/stack.ts';
import { listedQuestions, reportQuestion } from '../testkit/studio.ts';
import { until } from '../testkit/until.ts';

// An attacker with many accounts, addresses and calls, against the running product with PostgreSQL.
const DAY_MS = 86_400_000;
/** The smallest that the settings allow. */
const [MAX_ATTEMPTS, MAX_PAPERS] = [1_000, 100];
const BATCH = 100;
const IN_BULK = 30;
const RECORD = `mutation ($attempts: [AttemptInput!]!) {
  recordAttempts(attempts: $attempts) { id outcome refused { code } } }`;
const MIX = { prof: '_1', subjects: ['ANAT'], mtf: 0, sba: 2 };

let database: TestDatabase;
let stack: Stack;
let question: string;
let people = 0;
beforeAll(async () => {
  database = await openTestPostgres();
  stack = await startStack({
    api: { DATABASE_URL: database.url, MAX_ATTEMPTS: String(MAX_ATTEMPTS), MAX_PAPERS: String(MAX_PAPERS) },
    both: { RATE_LIMIT_VIEWER: '0' },
  });
  question = (await listedQuestions(stack.url, stack.adminToken))[0]!.id;
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await database?.close();
});

const rows = <Row extends object>(query: string) => ask<Row>(database.url!, query);
const count = async (query: string) => (await rows<{ count: number }>(query))[0]!.count;
/** The proxy in front adds the client's address. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const attemptAt = (time = Date.now()) => ({
  id: newAttemptId(time),
  questionId: question,
  answer: { sba: 'A' },
  answeredAt: new Date().toISOString(),
});
type Results = { recordAttempts: { id: string; outcome: string | null; refused: { code: string } | null }[] };
const record = async (token: string, attempts: object[]) =>
  (await queryData<Results>(stack.url, RECORD, { token, variables: { attempts } })).recordAttempts;
const refusals = (results: Results['recordAttempts']) => results.map(({ refused }) => refused?.code ?? null);

async function newAccount(address: string): Promise<string> {
  const email = `account-${(people += 1)}@example.com`;
  const input = { name: 'Account', email, password: PASSWORD, confirmPassword: PASSWORD };
  await queryData(stack.url, SIGN_UP, { variables: { input }, headers: from(address) });
  return (await signIn(stack.url, email)).token;
}

test('attempt ids of other times are refused, and leave no rows', async () => {
  const { token } = await newPerson(stack.url, 'Dater');
  const now = Date.now();
  const times = [0, Date.UTC(2025, 11, 31), now + 2 * DAY_MS, now + 120 * DAY_MS, now];
  const results = await record(token, times.map(attemptAt));
  expect(refusals(results)).toEqual([...Array.from({ length: 4 }, () => 'BAD_USER_INPUT'), null]);
  expect(await count(`select count(*)::int from attempts where question = ${question}`)).toBe(1);
});

test('a month that somebody filled before it had a partition neither ends a start nor keeps readers waiting', async () => {
  const [filler, reader] = [await newPerson(stack.url, 'Filler'), await newPerson(stack.url, 'Reader-of-the-month')];
  const attempt = attemptAt();
  await record(filler.token, [attempt]);
  const month = `attempts_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;
  await rows(`alter table attempts detach partition ${month};
    insert into attempts select * from ${month};
    insert into attempts select (jsonb_populate_record(a, jsonb_build_object('id',
        left('${attempt.id}', 24) || lpad(to_hex(n), 12, '0')))).*
      from ${month} a, generate_series(1, 20000) as n where a.id = '${attempt.id}';
    drop table ${month}`);
  const filled = await count('select count(*)::int from attempts');
  // As if its day were over.
  const desk = (path: string, method = 'GET') =>
    fetch(`${stack.rest}/admin/jobs${path}`, { method, headers: { authorization: `Bearer ${stack.adminToken}` } });
  const { jobs } = (await (await desk('')).json()) as { jobs: { id: string; job: string }[] };
  await desk(`/${jobs.find(({ job }) => job === 'prepare-partitions')!.id}/retry`, 'POST');
  const second = await startApi({ DATABASE_URL: database.url });
  onTestFinished(() => second.stop());
  expect(refusals(await record(reader.token, [attemptAt()]))).toEqual([null]);
  await until(
    'the rows are in their partition',
    async () => (await rows('select from attempts_other limit 1')).length === 0,
  );
  expect(await count(`select count(*)::int from ${month}`)).toBe(filled + 1);
});

test('accounts of an hour ago put no question under review, and accounts made in bulk move no statistic', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < IN_BULK + 6; index += 1) tokens.push(await newAccount('203.0.113.7'));
  await rows(`delete from study_statistics where question = ${question}`);
  for (const token of tokens) expect(refusals(await record(token, [attemptAt()]))).toEqual([null]);
  expect(await rows(`select answered from study_statistics where question = ${question}`)).toEqual([
    { answered: IN_BULK },
  ]);
  const report = (token: string, host: number) =>
    reportQuestion(stack.url, token, question, 'WRONG_KEY', '', from(`198.51.${host}.1`));
  const isUnderReview = () =>
    count(`select count(*)::int from review_marks where is_on and question = ${question}`).then(Boolean);
  for (const [host, token] of tokens.slice(0, 6).entries()) await report(token, host);
  expect(await isUnderReview()).toBe(false);
  // The same words of people.
  await rows(`update users set created_at = now() - interval '5 days', email_verified_at = now() - interval '4 days'
    where email in ('account-8@example.com', 'account-9@example.com', 'account-10@example.com')`);
  for (const [host, token] of tokens.slice(7, 10).entries()) await report(token, 50 + host);
  expect(await isUnderReview()).toBe(true);
});

test('while an import holds the bank, readers’ calls are answered', async () => {
  const { token } = await newPerson(stack.url, 'Reader-of-imports');
  await whileAnImportStores(database.db, async () => {
    const started = await queryData<{ startPaper: { id: string } }>(
      stack.url,
      'mutation ($input: PaperInput!) { startPaper(input: $input) { id } }',
      { token, variables: { input: { mix: MIX } } },
    );
    await record(token, [attemptAt()]);
    const calls = [
      `mutation { reportQuestion(questionId: "${question}", kind: UNCLEAR) { id } }`,
      `mutation { setFlag(questionId: "${question}", flagged: true) { flagged } }`,
      `mutation { setNote(questionId: "${question}", note: "Mine", version: 0) { note } }`,
      'mutation { leavePlace(path: "/board-question/DHK", title: "Dhaka", place: 1, total: 2) { path } }',
      `mutation { finishPaper(id: "${started.startPaper.id}") { id } }`,
      '{ viewer { study { overview { attempts } questions(list: WRONG) { total } } reports { total } } }',
      '{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2023) { questions { id } } } }',
      '{ search(text: "nerve") { topicName } }',
    ];
    // One that waits for the bank would come back as an error.
    for (const query of calls) await queryData(stack.url, query, { token });
  });
});

test('a full account keeps what it has and takes no more', async () => {
  const { token, id: user } = await newPerson(stack.url, 'Collector');
  const attempts = Array.from({ length: MAX_ATTEMPTS + BATCH / 2 }, () => attemptAt());
  const results: (string | null)[] = [];
  for (let first = 0; first < attempts.length; first += BATCH) {
    results.push(...refusals(await record(token, attempts.slice(first, first + BATCH))));
  }
  // Sent again, nothing takes a place.
  expect(refusals(await record(token, attempts.slice(0, BATCH)))).toEqual(results.slice(0, BATCH));
  expect(results.filter((code) => code === null)).toHaveLength(MAX_ATTEMPTS);
  expect(results.slice(MAX_ATTEMPTS)).toEqual(Array.from({ length: BATCH / 2 }, () => 'LIMIT_REACHED'));

  const start = 'mutation ($input: PaperInput!) { startPaper(input: $input) { id } }';
  const startOne = () =>
    sendQuery<{ startPaper: { id: string } }>(stack.url, start, { token, variables: { input: { mix: MIX } } });
  const { data } = await startOne();
  await rows(`insert into papers select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
    from papers p, generate_series(2, ${MAX_PAPERS}) where p.id = '${data.startPaper.id}'`);
  expect((await startOne()).errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  expect(await count(`select count(*)::int from papers where "user" = ${user}`)).toBe(MAX_PAPERS);
});

test('one address that asks for pages without end leaves others theirs', async () => {
  const page = (path: string, address: string) =>
    fetch(stack.url + path, { headers: { accept: 'text/html', ...from(address) } }).then((response) => response.text());
  const isRendered = (html: string) => html.includes('· ProffBank');
  await until('pages are rendered', async () => isRendered(await page('/faq', '198.51.100.1')));
  const flooding = { isOver: false, plain: 0 };
  const flood = async (host: number) => {
    for (let index = 0; !flooding.isOver; index += 1) {
      // The rest of an IPv6 address is its owner's choice.
      const path = `/board-question/DHK/_1/ANAT/topics/gone-${host}-${index}`;
      if (!isRendered(await page(path, `2001:db8::${host}:${index % 1000}`))) flooding.plain += 1;
    }
  };
  const floods = Array.from({ length: 12 }, (_, host) => flood(host));
  await until('the flood has more than its share', () => flooding.plain > 0);
  // A render of more than a second, as on a busy machine, is for whoever asks again.
  const bodyWithin = async (tries: number, path: string): Promise<string> => {
    const html = await page(path, '203.0.113.9');
    return isRendered(html) || tries === 1 ? html : bodyWithin(tries - 1, path);
  };
  const bodies: string[] = [];
  for (const year of [2020, 2021, 2022, 2023, 2024]) {
    bodies.push(await bodyWithin(3, `/board-question/DHK/_2/FMED/${year}`));
  }
  flooding.isOver = true;
  await Promise.all(floods);
  expect(bodies.filter((html) => !isRendered(html))).toEqual([]);
});

test('requests without end, of nobody and of readers, leave the download of the database its place', async () => {
  const { administrator, reader } = await signUpWithRoles(stack.url, stack);
  const download = (token: string, body: BodyInit, address: string) =>
    fetch(`${stack.url}/exchange/database`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...from(address) },
      body,
      duplex: 'half',
    } as RequestInit);
  const endless = () =>
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
  const over = new AbortController();
  const forged = `${reader.slice(0, -8)}AAAAAAAA`;
  const statuses = [forged, reader].flatMap((token, one) =>
    Array.from({ length: 6 }, async (_, host) => {
      const response = await download(token, endless(), `198.51.10${one}.${host}`);
      over.signal.addEventListener('abort', () => void response.body?.cancel());
      return response.status;
    }),
  );
  expect(await Promise.all(statuses)).toEqual([
    ...Array.from({ length: 6 }, () => 401),
    ...Array.from({ length: 6 }, () => 403),
  ]);
  const file = await download(administrator, JSON.stringify({ password: PASSWORD }), '203.0.113.10');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  await file.body!.cancel();
  over.abort();
});
