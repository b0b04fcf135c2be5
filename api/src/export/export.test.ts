// @module-tag long
import { paid } from '../testing/affiliate.ts';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/connection.ts';
import { plans } from '../db/schema.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { imageFiles } from '../features/images/index.ts';
import { grantPlan } from '../features/purchases/index.ts';
import { createUser, newPerson, type Person } from '../testing/people.ts';
import { openTestPglite } from '../testing/database.ts';
import { openTestPostgres, sharedServer, type TestDatabase } from '../testing/postgres.ts';
import { openTestDatabase, sampleSba, seedQuestions, startTestApi, type TestApi } from '../testing/index.ts';
import { checkExport, loadExport } from './index.ts';
import { hashesOf, rulesOf } from '../testing/export.ts';
import { writeExport } from './write.ts';

const signal = new AbortController().signal;
const SBA_COUNT = 1_203;
let folder: string;
let api: TestApi;
let admin: string;
let person: Person;
let first: string;
/** A database of the other kind than this project's. */
let other: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  // One after the other: PGlite holds the event loop while it migrates, and connections to PostgreSQL would time out.
  other = await (sharedServer() ? openTestPglite() : openTestPostgres());
  api = await startTestApi();
  admin = await api.signIn({ userType: 'admin', email: 'admin@example.com' });
  await api.db.insert(plans).values({
    id: 'monthly',
    name: 'Monthly',
    shortDescription: 'For tests.',
    prices: [{ price: 299, duration: '1 month' }],
    features: [],
    advantages: [],
    position: 1,
  });
  await seedQuestions(api.db, [
    ...Array.from({ length: SBA_COUNT }, (_, index) => sampleSba(index)),
    sampleSba(-1, { stem: 'হৃৎপিণ্ড \\ "quoted"\tand é\u{1F600}, \\N or \\x00', explanation: "it's {1,2};--" }),
  ]);
  person = await newPerson(api);
  const friend = (await createUser(api.db, {
    name: 'Friend',
    email: 'friend@example.com',
    referredBy: Number(person.id),
  }))!;
  const parts = { ...api.options, db: api.db, now: () => new Date() };
  await grantPlan(parts, { userId: friend.userId, planId: 'monthly', evidence: paid() });
  const form = new FormData();
  const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  form.append('url', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'a.png');
  const upload = await api.call<{ images: { _id: string } }>('POST', '/images', { token: person.token, body: form });
  await api.call('PATCH', `/users/${person.id}`, { token: person.token, body: { images: upload.body.images._id } });
  // The last id belongs to no row, but must not be used again.
  await createUser(api.db, { name: 'Gone', email: 'gone@example.com' });
  await api.db.execute(sql`delete from users where email = 'gone@example.com'`);
  first = join(folder, 'first.gz');
  await writeFile(first, await download());
});
afterAll(async () => {
  await api.close();
  await other.close();
  await rm(folder, { recursive: true });
});

async function download(): Promise<Buffer> {
  const answer = await fetch(`${api.url}/admin/export`, { headers: { authorization: `Bearer ${admin}` } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const pictureOf = async (db: Database) => {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select profile_image as id from users where profile_image is not null`,
  );
  return imageFiles(db, folder).original(rows[0]!.id);
};

test('an export moves every row from one kind of database to the other and back', async () => {
  const rules = await rulesOf(api.db);
  const before = await hashesOf(api.db);
  expect(before.questions).toMatch(/^1204 /);
  expect(before.ledger_entries).not.toMatch(/^0 /);

  await loadExport({ db: other.db, path: first, replace: false });
  expect(await hashesOf(other.db)).toEqual(before);
  const second = join(folder, 'second.gz');
  await writeExport({ db: other.db, secret: api.secret }, second, signal);

  const back = await openTestDatabase();
  await loadExport({ db: back.db, path: second, replace: false });
  expect(await hashesOf(back.db)).toEqual(before);
  const picture = await pictureOf(api.db);
  expect(picture!.length).toBeGreaterThan(0);
  expect(await pictureOf(back.db)).toEqual(picture);

  // Constraints and triggers are back, and ids continue.
  for (const db of [other.db, back.db]) {
    expect(await rulesOf(db)).toEqual(rules);
    await expect(db.execute(sql`update ledger_entries set amount = 1`)).rejects.toThrow('Failed query');
  }
  const ids = await Promise.all(
    [api.db, other.db, back.db].map(async (db) => (await createUser(db, { name: 'N', email: 'n@example.com' }))!.id),
  );
  expect(new Set(ids).size).toBe(1);
  await back.close();
});

test('sessions and sign-ins still work on the other database', async () => {
  const copy = await openTestDatabase();
  await loadExport({ db: copy.db, path: first, replace: false });
  const moved = await startTestApi({ open: async () => copy, secret: api.secret });
  const own = await moved.get(`/users?user_id=${person.userId}`, person.token);
  expect(own).toMatchObject({ status: 200, body: { data: { email: person.email } } });
  const { status } = await moved.call('POST', '/users/login', {
    body: { email: person.email, password: person.password },
  });
  expect(status).toBe(200);
  expect(await moved.get('/search?q=structure', admin)).toMatchObject({ status: 200 });
  await moved.close();
});

test('concurrent writes are in the export completely or not at all', async () => {
  // The embedded database blocks writers meanwhile.
  const { db } = sharedServer() ? api : other;
  const source = { db, secret: api.secret };
  const parts = { ...api.options, db, now: () => new Date() };
  const [referrer] = await rowsOf<{ id: string }>(db, sql`select id from users where user_id = ${person.userId}`);
  const enough = new AbortController();
  let bought = 0;
  async function buy(writer: number) {
    while (!enough.signal.aborted) {
      const email = `${writer}-${bought}-${randomBytes(4).toString('hex')}@example.com`;
      const buyer = (await createUser(db, { name: 'B', email, referredBy: Number(referrer!.id) }))!;
      await grantPlan(parts, { userId: buyer.userId, planId: 'monthly', evidence: paid() });
      bought += 1;
    }
  }
  const writers = [1, 2, 3].map(buy);
  const paths = [1, 2, 3].map((number) => join(folder, `during-${number}.gz`));
  const starts: number[] = [];
  for (const path of paths) {
    const at = bought;
    await expect.poll(() => bought, { timeout: 10_000 }).toBeGreaterThan(at + 5);
    starts.push(bought);
    await writeExport(source, path, signal);
  }
  enough.abort();
  await Promise.all(writers);
  for (const [index, path] of paths.entries()) {
    const restored = await openTestDatabase();
    // It checks every foreign key and every sum of the ledger.
    await loadExport({ db: restored.db, path, replace: false });
    const [row] = await rowsOf<{ bought: number; booked: number }>(
      restored.db,
      sql`select (select count(*)::int from purchases) as bought,
                 (select count(*)::int from ledger_transactions where key like 'purchase:%') as booked`,
    );
    expect(row!.booked).toBe(row!.bought);
    expect(row!.bought).toBeGreaterThan(starts[index]!);
    expect(row!.bought).toBeLessThanOrEqual(bought + 1);
    await restored.close();
  }
});

describe('nothing is stored', () => {
  let target: Awaited<ReturnType<typeof openTestDatabase>>;
  let bytes: Buffer;
  beforeAll(async () => {
    target = await openTestDatabase();
    bytes = await readFile(first);
  });
  afterAll(() => target.close());

  /** The file with changed lines and a matching checksum. */
  async function forged(change: (lines: string[]) => string[]): Promise<Buffer> {
    const lines = change(gunzipSync(bytes).toString().trimEnd().split('\n').slice(0, -1));
    const text = `${lines.join('\n')}\n`;
    const { end } = await checkExport(first);
    const last = { end: { ...end, sha256: createHash('sha256').update(text).digest('hex') } };
    return gzipSync(`${text}${JSON.stringify(last)}\n`);
  }
  const replaced = (from: RegExp, to: string) => () => forged((lines) => lines.map((line) => line.replace(from, to)));

  const FILES: [name: string, make: () => Buffer | Promise<Buffer>, says: RegExp][] = [
    ['a file that is cut short', () => bytes.subarray(0, bytes.length - 400), /is cut short. Copy it again/],
    [
      'one cut at the end of a line',
      () => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, 5).join('\n') + '\n'),
      /is cut short/,
    ],
    ['no gzip', () => Buffer.from('{"export":1}\n'), /is damaged, or no export/],
    ['an empty file', () => gzipSync(''), /is empty/],
    ['another program’s file', () => gzipSync('{"a":1}\n{"b":2}\n'), /is no export that this version reads/],
    ['changed words', () => gzipSync(gunzipSync(bytes).toString().replace('Because', 'Becausf')), /was changed after/],
    ['a newer version', replaced(/"migration":"[^"]+"/, '"migration":"9999_newer"'), /newer version .*9999_newer/],
    [
      'a row too few',
      () =>
        forged((lines) =>
          lines.filter((line) => !line.startsWith('{"table":"identities"') && !line.startsWith('{"table":"sessions"')),
        ),
      /sessions has 0 rows instead of/,
    ],
    [
      'a table that is not',
      () => forged((lines) => [...lines, '{"table":"pg_authid","rows":[]}']),
      /table pg_authid, which is unknown/,
    ],
    ['a ledger that does not balance', replaced(/"amount":(\d+)/, '"amount":1$1'), /does not hold together: booking/],
    [
      'a row without its user',
      replaced(/("table":"sessions","rows":\[\{"id":"[^"]+","user":)\d+/, '$1999999'),
      /does not hold together: a row of sessions/,
    ],
  ];
  test.each(FILES)('of %s', async (_name, make, says) => {
    const path = join(folder, 'bad.gz');
    await writeFile(path, await make());
    const before = await hashesOf(target.db);
    const rules = await rulesOf(target.db);
    await expect(loadExport({ db: target.db, path, replace: false })).rejects.toThrow(says);
    expect(await hashesOf(target.db)).toEqual(before);
    expect(await rulesOf(target.db)).toEqual(rules);
    expect(await rowsOf(target.db, sql`select from users`)).toEqual([]);
  });

  test('over existing data, except with --replace', async () => {
    await createUser(target.db, { name: 'Here before', email: 'here@example.com' });
    const load = (replace: boolean) => loadExport({ db: target.db, path: first, replace });
    await expect(load(false)).rejects.toThrow(/not empty \(users …\).*--replace/);
    await load(true);
    expect(await rowsOf(target.db, sql`select from users where email = 'here@example.com'`)).toEqual([]);
    expect(await rowsOf(target.db, sql`select from questions`)).toHaveLength(SBA_COUNT + 1);
    await load(true);
    expect((await hashesOf(target.db)).questions).toMatch(/^1204 /);
  });
});

describe('the running api', () => {
  test('writes one export at a time and leaves no files behind', async () => {
    const { exports } = api.options;
    const one = exports.write();
    const refused = await api.call('GET', '/admin/export', { token: admin });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Try again') } });
    const path = await one;
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await exports.remove(path);
    await download();
    await expect.poll(() => readdir(exports.folder)).toEqual([]);
  });

  test('aborts an export when it stops', async () => {
    const leaving = await startTestApi();
    const { exports } = leaving.options;
    await seedQuestions(leaving.db, [sampleSba(1)]);
    const work = exports.write();
    await exports.close();
    await expect(work).rejects.toThrow('the api stops');
    await leaving.close();
  });
});
