// @module-tag long
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../db/connection.ts';
import { hashesOf } from '../../../testing/export.ts';
import { bankOf, emptyBank } from '../../../testing/question-import.ts';
import { sampleSba, seedQuestions } from '../../../testing/index.ts';
import { startAdmin, type Admin } from '../../../testing/admin.ts';

const YEAR = '/board-filter/DHK_1-ANAT/years/2024';

let office: Admin;
let token: string;
beforeAll(async () => {
  office = await startAdmin();
  token = await office.api.signIn({ userType: 'admin', name: 'Editor', email: 'editor@example.com' });
});
beforeEach(async () => {
  await emptyBank(office.api.db);
  await office.api.db.execute(sql`truncate search_titles, search_words`);
});
afterAll(() => office.close());

const admin = async (line: string, ...more: string[]) => office.admin([...line.split(' '), ...more]);
const seed = (...questions: Parameters<typeof seedQuestions>[1]) => seedQuestions(office.api.db, questions);
const sba = (number: number, fields = {}) => sampleSba(number, { ref: `ANAT-${number}`, ...fields });

type Shown = { ref: string; stem: string; options: { key: string; correct: boolean }[] };
const page = async (path = YEAR, reader?: string) => {
  const { status, body } = await office.api.get<{ data?: Shown[]; pagination?: { total: number } }>(path, reader);
  return { status, refs: body.data?.map(({ ref }) => ref), total: body.pagination?.total, shown: body.data ?? [] };
};
const keyOf = ({ shown }: { shown: Shown[] }) =>
  shown[0]!.options.flatMap(({ key, correct }) => (correct ? [key] : [])).join('');
const found = async (words: string, reader?: string) => {
  const { body } = await office.api.get<{ data: { link: { link: string }[] }[] }>(
    `/search?q=${encodeURIComponent(words)}`,
    reader,
  );
  return body.data.flatMap(({ link }) => link.map((one) => decodeURIComponent(one.link)));
};
const patch = (ref: string, body: unknown) =>
  office.api.call<{ data: unknown; message: string }>('PATCH', `/admin/questions/${ref}`, { token, body });

describe('a wrong key', () => {
  test('is corrected; the former version, its author and the reason are stored', async () => {
    await seed(sba(1));
    const dry = await admin('correct-question ANAT-1 --key B --dry-run');
    expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('  correct\n    - C\n    + B\n') });
    expect(keyOf(await page())).toBe('C');

    const done = await admin('correct-question ANAT-1 --key b --reason', 'The book says B');
    expect(done).toMatchObject({
      code: 0,
      out: 'ANAT-1 is now at version 2:\n  correct\n    - C\n    + B\n',
      err: expect.stringContaining('check that they fit the new key'),
    });
    expect(keyOf(await page())).toBe('B');
    const again = await admin('correct-question ANAT-1 --key B --reason', 'The book says B');
    expect(again).toMatchObject({ code: 0, out: 'Nothing changed: ANAT-1 is so already (version 2).\n' });

    const { out } = await admin('question-history ANAT-1');
    expect(out).toMatch(/^ANAT-1 is at version 2\.\nVersion 1 to 2, 2\S+Z, by Test reader \(\w+\): The book says B\n/);
    const { data } = JSON.parse(`{"data":${(await admin('question-history ANAT-1 --json')).out}}`);
    expect(data.former).toHaveLength(1);
    expect(data.former[0].content).toMatchObject({ ref: 'ANAT-1', version: 1, explanation: 'Because it is so.' });
    expect(data.former[0].content.options[2]).toMatchObject({ key: 'C', correct: true });
    const { db } = office.api;
    await expect(db.execute(sql`update question_versions set reason = 'x'`)).rejects.toThrow('Failed query');
    await expect(db.execute(sql`delete from question_versions`)).rejects.toThrow('Failed query');
  });

  test('reports text that cleaning removed', async () => {
    await seed(sba(1));
    const args = ['--set', 'explanation=See <a href="https://who.int">WHO</a>: <s>5</s> 10 mg'];
    const { out, err } = await admin('correct-question ANAT-1 --reason Slip', ...args);
    expect(out).toContain('+ See WHO: <s>5</s> 10 mg');
    expect(err).toBe('warning: dropped: the address of a link (explanation)\n');
  });

  test('of an MTF takes a value per statement', async () => {
    await seed(sba(1, { type: 'MTF' }));
    expect((await admin('correct-question ANAT-1 --key TFFTT --reason Slip')).code).toBe(0);
    expect(keyOf(await page())).toBe('ADE');
  });

  test.each([
    [['--key', 'F'], 'key: an SBA takes the letter of one option, A to E.'],
    [['--key', 'AB'], 'key: an SBA takes the letter of one option, A to E.'],
    [['--set', 'type=MTF', '--key', 'TFTF'], 'key: an MTF with 5 options takes 5 letters T or F'],
    [['--set', 'correct=AB'], 'an SBA needs exactly one correct option, this has 2'],
    [['--set', 'colour=red'], 'There is no field colour. Fields are key, '],
    [['--set', 'stem='], 'stem'],
    [['--set', 'stem=Which? <img src=x>'], 'a picture (stem) cannot be kept.'],
    [['--set', 'appearances=DHK 2099'], 'year 2099 is after this one'],
    [['--set', 'option_b='], 'option_b: only the last one can be taken away.'],
    [['--set', 'option_b=Structure three of 1'], 'options B and C are the same'],
    [['--set', 'stem=Which structure is number 2?'], 'The bank has that question already, as ANAT-2.', 2],
  ])('%j is refused and says why', async (args, message, twin?: number) => {
    const { options } = sba(1);
    await seed(sba(1), ...(twin ? [sba(2, { options })] : []));
    const { code, err } = await admin('correct-question ANAT-1 --reason Slip', ...args);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect((await bankOf(office.api.db)).questions[0]).toMatchObject({ stem: 'Which structure is number 1?' });
  });

  test('is not corrected based on an earlier version', async () => {
    await seed(sba(1));
    const correction = { version: 1, reason: 'Slip', set: { key: 'B' } };
    expect(await patch('ANAT-1', correction)).toMatchObject({ status: 200, body: { data: { changed: true } } });
    expect(await patch('ANAT-1', { ...correction, set: { key: 'D' } })).toMatchObject({
      status: 409,
      body: { message: 'ANAT-1 is at version 2 by now, not 1. Look at it again.', field: 'version' },
    });
    // Sending it again changes nothing.
    expect(await patch('ANAT-1', correction)).toMatchObject({ status: 200, body: { data: { changed: false } } });
    expect(keyOf(await page())).toBe('B');
  });
});

describe('any other field', () => {
  test('such as the origin is corrected', async () => {
    await seed(sba(1));
    const done = await admin('correct-question ANAT-1 --set origin=original --reason', 'Written here');
    expect(done.out).toBe('ANAT-1 is now at version 2:\n  origin\n    - PAPER\n    + ORIGINAL\n');
    expect((await page()).shown[0]).toMatchObject({ origin: 'ORIGINAL' });
    expect((await admin('correct-question ANAT-1 --set origin=mine --reason x')).err).toContain(
      'origin must be ORIGINAL or PAPER',
    );
    await admin('correct-question ANAT-1 --set origin= --reason', 'Set in that paper after all');
    expect((await page()).shown[0]).toMatchObject({ origin: 'PAPER' });
  });

  test('is corrected together with lists and search', async () => {
    await seed(sba(1), sba(2, { stem: 'Which nerve supplies the diaphragm?' }), sba(3));
    const set = ['--set', 'stem=Which nerve supplies the deltoid?', '--set', 'chapter=Upper limb'];
    const move = ['--set', 'topic=Nerves', '--set', 'appearances=CTG 2023 May; DHK 2022'];
    expect((await admin('correct-question ANAT-2 --reason Slip', ...set, ...move)).code).toBe(0);
    const { lists } = await bankOf(office.api.db);
    expect(lists.map(({ list, total, refs, places }) => [list, total, refs.join(' '), places.join(' ')])).toEqual([
      ['chapter||_1|ANAT|Thorax', 2, 'ANAT-1 ANAT-3', '1 2'],
      ['chapter||_1|ANAT|Upper limb', 1, 'ANAT-2', '1'],
      ['topic|CTG|_1|ANAT|Nerves', 1, 'ANAT-2', '1'],
      ['topic|DHK|_1|ANAT|Heart', 2, 'ANAT-1 ANAT-3', '1 2'],
      ['topic|DHK|_1|ANAT|Nerves', 1, 'ANAT-2', '1'],
      ['year|CTG|_1|ANAT|2023', 1, 'ANAT-2', '1'],
      ['year|DHK|_1|ANAT|2022', 1, 'ANAT-2', '1'],
      ['year|DHK|_1|ANAT|2024', 2, 'ANAT-1 ANAT-3', '1 2'],
    ]);
    expect(await found('deltoid')).toEqual([expect.stringContaining('#ANAT-2')]);
    expect(await found('diaphragm')).toEqual([]);
    expect(await found('upper limb')).toEqual([expect.stringContaining('/chapter/_1-ANAT-')]);
  });

  test('is read from a row of the template; empty cells change nothing', async () => {
    await seed(sba(1));
    writeFileSync(
      join(office.folder, 'row.csv'),
      'ref,stem,option_b,correct,explanation,reason_a\nANAT-1,,"Arch, of the aorta",B,"Line 1\nLine 2",\n',
    );
    const { code, out } = await admin('correct-question ANAT-1 --file row.csv --reason Slip --json');
    expect(code).toBe(0);
    expect(JSON.parse(out).changes).toEqual([
      { field: 'option_b', from: 'Structure two of 1', to: 'Arch, of the aorta' },
      { field: 'correct', from: 'C', to: 'B' },
      { field: 'explanation', from: 'Because it is so.', to: 'Line 1<br />Line 2' },
    ]);
    writeFileSync(join(office.folder, 'other.csv'), 'ref,correct\nANAT-2,B\n');
    const other = await admin('correct-question ANAT-1 --file other.csv --reason Slip');
    expect(other).toMatchObject({ code: 1, err: 'other.csv is about ANAT-2, not ANAT-1.\n' });
  });

  test('importing an old file again does not undo a correction', async () => {
    await seed(sba(1));
    await admin('correct-question ANAT-1 --set stem=Mended? --reason Slip');
    const { ref: _ref, ...old } = sba(1);
    writeFileSync(join(office.folder, 'old.jsonl'), `${JSON.stringify(old)}\n`);
    expect(await admin('import-questions --publish old.jsonl')).toMatchObject({
      err: 'line 1: in the bank as ANAT-1, which was corrected since\n',
    });
  });
});

describe('a question in doubt', () => {
  const many = Array.from({ length: 22 }, (_, index) => sba(index + 1));
  many[20]!.stem = 'Which organ lies behind the peritoneum?';

  test('is hidden everywhere, later ones move up, and it returns to its place', async () => {
    await seed(...many);
    expect(await found('peritoneum')).toEqual([]);
    const refused = await admin('hide-question ANAT-3');
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('give --reason') });
    const done = await admin('hide-question ANAT-3 --reason', 'In doubt');
    expect(done.out).toBe('ANAT-3 is now at version 2, hidden:\n  hidden\n    - no\n    + yes\n');
    const hidden = await page();
    expect(hidden.total).toBe(21);
    expect(hidden.refs).toEqual([1, 2, ...Array.from({ length: 18 }, (_, index) => index + 4)].map((n) => `ANAT-${n}`));
    // It is on the first page now, which everybody may read; its word is counted as such.
    expect(await found('peritoneum')).toEqual([expect.stringContaining('#ANAT-21')]);
    expect(await found('peritonuem')).toEqual([expect.stringContaining('#ANAT-21')]);
    expect((await found('structure number 3', token)).filter((link) => link.endsWith('#ANAT-3'))).toEqual([]);
    expect((await admin('hide-question ANAT-3 --reason Again')).out).toMatch(/^Nothing changed/);

    expect((await admin('show-question ANAT-3')).code).toBe(0);
    expect((await page()).refs).toEqual(many.slice(0, 20).map(({ ref }) => ref));
    expect(await found('peritoneum')).toEqual([]);
    expect(await found('peritonuem')).toEqual([]);
  });

  test('can be corrected and imported again while hidden, and stays hidden', async () => {
    await seed(sba(1), sba(2));
    await admin('hide-question ANAT-1 --reason Doubt');
    await admin('correct-question ANAT-1 --key A --set topic=Vessels --reason Slip');
    expect((await page()).refs).toEqual(['ANAT-2']);
    writeFileSync(
      join(office.folder, 'two.jsonl'),
      JSON.stringify(sba(1, { appearances: [{ board: 'SYL', year: 2020 }] })),
    );
    expect((await admin('import-questions --publish two.jsonl')).out).toContain('1 refused');
    expect((await page()).refs).toEqual(['ANAT-2']);
    await admin('show-question ANAT-1');
    expect((await page('/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Vessels')).refs).toEqual([
      'ANAT-1',
    ]);
    expect((await page()).refs).toEqual(['ANAT-1', 'ANAT-2']);
  });

  test('is exported with its history, still hidden', { timeout: 120_000 }, async () => {
    await seed(sba(1, { origin: 'ORIGINAL' }), sba(2));
    await admin('correct-question ANAT-1 --key A --reason Slip');
    await admin('hide-question ANAT-1 --reason Doubt');
    const target = await office.newTarget('copy');
    expect((await admin('export copy.gz')).code).toBe(0);
    expect((await office.adminProcess(['import', 'copy.gz'], target)).code).toBe(0);
    const database = await openDatabase({
      dataDir: target.DATA_DIR,
      databaseUrl: target.DATABASE_URL || undefined,
      onError: () => undefined,
    });
    const [there, here] = [await hashesOf(database.db), await hashesOf(office.api.db)];
    await database.close();
    for (const table of ['questions', 'question_versions', 'hidden_places']) expect(there[table]).toBe(here[table]);
    expect(here['question_versions']).toMatch(/^2 /);
  });
});

test.each([
  [['correct-question', '--help'], 0, '--set'],
  [['correct-question', 'ANAT-1', '--key', 'A'], 2, 'give --reason'],
  [['correct-question', 'ANAT-1', '--reason', 'Slip'], 2, 'give --key, --set or --file'],
  [['correct-question', '--key', 'A', '--reason', 'Slip'], 2, 'give one REF'],
  [['correct-question', 'ANAT-9', '--key', 'A', '--reason', 'Slip'], 1, 'There is no question ANAT-9.'],
  [['correct-question', 'ANAT-9', '--file', 'no.csv', '--reason', 'Slip'], 1, 'There is no file'],
  [['hide-question', '--reason', 'Slip'], 2, 'give one REF'],
  [['show-question', 'A B'], 1, 'is not the ref of a question'],
  [['question-history', 'ANAT-9'], 1, 'There is no question ANAT-9.'],
])('%j exits with %i and says %s', async (args, code, message) => {
  const { out, err, code: ended } = await office.admin(args);
  expect(out + err).toContain(message);
  expect(ended).toBe(code);
});
