import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { listsOf, type OpenStudio, openStudio, searchAs, withStem } from '../../testing/studio.ts';
import { attemptOf, record } from '../../testing/study.ts';

let api: TestApi;
let studio: OpenStudio;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [sampleSba(1)]);
  studio = await openStudio(api);
});
afterAll(() => api.close());

/** What a publication writes, and when it fails there. */
const FAULTS = [
  'question_versions',
  'questions',
  'key_corrections',
  'search_stems',
  'question_stamps',
  'question_events',
];

const failAt = (table: string) =>
  api.db.execute(
    sql.raw(`create trigger broken before insert or update on ${table} for each row execute function broken()`),
  );
const mend = (table: string) => api.db.execute(sql.raw(`drop trigger broken on ${table}`));

test('a publication that fails anywhere leaves everything as it was, and succeeds when it is sent again', async () => {
  const { author, reviewer, reader, publishNew } = studio;
  await api.db.execute(sql`create function broken() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`);
  const published = await publishNew({ stem: 'Which chamber is an axolotl?' });
  await record(api, reader, [attemptOf(published._id)]);
  const options = published.draft.options.map((option, index) => ({ ...option, correct: index === 0 }));
  const changed = { ...withStem(published, 'Which chamber is a dugong?'), options };
  const submitted = await author.submit(await author.save(published, changed));
  const everything = async () => ({
    seen: await reviewer.read(published._id),
    lists: await listsOf(api, published),
    found: await searchAs(api, reader, 'dugong'),
    corrected: await rowsOf(api.db, sql`select question::text as question, version from key_corrections`),
    version: await rowsOf(api.db, sql`select version from bank_version`),
  });
  const before = await everything();
  for (const table of FAULTS) {
    await failAt(table);
    const { status } = await reviewer.call('POST', `/questions/${published._id}/approve`, {
      version: submitted.version,
    });
    await mend(table);
    expect([table, status]).toEqual([table, 500]);
    expect(await everything()).toEqual(before);
  }
  expect((await reviewer.approve(submitted)).published).toMatchObject({ stem: 'Which chamber is a dugong?' });
  expect(await searchAs(api, reader, 'dugong')).toContain(published.ref);
  expect((await everything()).corrected).toEqual([{ question: published._id, version: 2 }]);
});
