import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankOf, emptyBank } from '../../../testing/question-import.ts';
import { sampleSba, seedQuestions } from '../../../testing/index.ts';
import { startAdmin, type Admin } from '../../../testing/admin.ts';

let office: Admin;
beforeAll(async () => {
  office = await startAdmin();
});
beforeEach(async () => {
  await emptyBank(office.api.db);
  await office.api.db.execute(sql`truncate search_titles, search_words`);
});
afterAll(() => office.close());

const sba = (number: number, fields = {}) => sampleSba(number, { ref: `ANAT-${number}`, ...fields });
const seed = (...questions: Parameters<typeof seedQuestions>[1]) => seedQuestions(office.api.db, questions);
const run = (line: string, ...names: string[]) => office.admin([...line.split(' '), ...names]);
const subject = ['--subject', '_1-ANAT'];
const lists = async (kind: string) =>
  (await bankOf(office.api.db)).lists
    .filter(({ list }) => list.startsWith(kind))
    .map(({ list, total, refs, places }) => `${list} ${total}: ${refs.join(' ')} at ${places.join(' ')}`);
const found = async (words: string) => {
  const { body } = await office.api.get<{ data: { link: { name: string }[] }[] }>(
    `/search?q=${encodeURIComponent(words)}`,
  );
  return body.data.flatMap(({ link }) => link.map(({ name }) => name));
};
const chapters = async () => {
  const { body } = await office.api.get<{ data: { chapter_name: string; total_question: number }[] }>(
    '/bank/Anatomy/chapter/_1-ANAT',
  );
  return body.data.map((one) => `${one.chapter_name} ${one.total_question}`);
};

test('a chapter is renamed, for readers and in the search', async () => {
  await seed(sba(1, { chapter: 'Uper limb' }));
  const names = ['--from', 'Uper limb', '--to', 'Upper limb'];
  const dry = await run('rename-chapter --dry-run', ...subject, ...names);
  expect(dry.out).toBe('Dry run, nothing stored. To be renamed: a chapter with 1 question.\n');
  expect(await chapters()).toEqual(['Uper limb 1']);
  expect((await run('rename-chapter', ...subject, ...names)).code).toBe(0);
  expect(await chapters()).toEqual(['Upper limb 1']);
  expect(await found('upper limb')).toEqual(['Upper limb, Anatomy']);
  expect(await found('uper')).toEqual(await found('upper'));
  expect((await run('rename-chapter', ...subject, ...names)).out).toBe('Nothing changed: it was done before.\n');
});

test('chapters are merged: each question once, in order, without gaps', async () => {
  await seed(sba(1), sba(2, { chapter: 'Torax' }), sba(3, { chapter: 'Torax' }), sba(4, { chapter: 'Abdomen' }));
  // In both.
  await seed(sba(1, { chapter: 'Torax' }));
  await run('hide-question ANAT-3 --reason Doubt');
  const merge = ['--from', 'Torax', '--into', 'Thorax'];
  const taken = await run('rename-chapter', ...subject, '--from', 'Torax', '--to', 'Thorax');
  expect(taken).toMatchObject({ code: 1, err: 'There is a chapter "Thorax" already: merge the two.\n' });
  expect((await run('merge-chapters', ...subject, ...merge)).out).toBe('Merged: a chapter with 3 questions.\n');
  expect((await run('merge-chapters', ...subject, ...merge)).out).toBe('Nothing changed: it was done before.\n');
  await run('show-question ANAT-3');
  expect(await lists('chapter')).toEqual([
    'chapter||_1|ANAT|Abdomen 1: ANAT-4 at 1',
    'chapter||_1|ANAT|Thorax 3: ANAT-1 ANAT-2 ANAT-3 at 1 2 3',
  ]);
  expect(await found('torax')).toEqual(await found('thorax'));
});

test('the address of a merged chapter leads to the one that it was merged into', async () => {
  await seed(sba(1), sba(2, { chapter: 'Torax' }), sba(3, { chapter: 'Chest' }));
  const rows = async () => {
    const { body } = await office.api.get<{ data: { _id: string; chapter_name: string; former_ids?: string[] }[] }>(
      '/bank/Anatomy/chapter/_1-ANAT',
    );
    return body.data;
  };
  const idOf = async (name: string) => (await rows()).find((row) => row.chapter_name === name)!._id;
  const [torax, thorax] = [await idOf('Torax'), await idOf('Thorax')];
  await run('merge-chapters', ...subject, '--from', 'Torax', '--into', 'Thorax');
  await run('merge-chapters', ...subject, '--from', 'Thorax', '--into', 'Chest');
  expect(await rows()).toMatchObject([
    { chapter_name: 'Chest', former_ids: [torax, thorax].toSorted((a, b) => Number(a) - Number(b)) },
  ]);
});

test('a topic is renamed and merged for all boards and in its questions', async () => {
  const appearancesAt = (board: string) => [{ board, year: 2024 }];
  await seed(sba(1, { topic: 'Hart' }), sba(2, { topic: 'Hart', appearances: appearancesAt('CTG') }), sba(3));
  expect((await run('merge-topics', ...subject, '--from', 'Hart', '--into', 'Heart')).out).toBe(
    'Merged: a topic with 2 questions at 2 boards.\n',
  );
  expect((await run('rename-topic', ...subject, '--from', 'Heart', '--to', 'Heart and vessels')).code).toBe(0);
  expect(await lists('topic')).toEqual([
    'topic|CTG|_1|ANAT|Heart and vessels 1: ANAT-2 at 1',
    'topic|DHK|_1|ANAT|Heart and vessels 2: ANAT-3 ANAT-1 at 1 2',
  ]);
  const { questions } = await bankOf(office.api.db);
  expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(['Heart and vessels']));
  expect(await found('hart')).toEqual(await found('heart'));
});

test('the former names of a topic lead to it, until another topic has one of them', async () => {
  await seed(sba(1, { topic: 'Hart' }), sba(2, { topic: 'Vessels' }));
  const refsAt = async (topic: string) => {
    const query = `subject_id=DHK_1-ANAT&topic_name=${encodeURIComponent(topic)}`;
    const { body } = await office.api.get<{ data?: { ref: string }[] }>(`/board-filter/topic/questions?${query}`);
    return body.data?.map(({ ref }) => ref).toSorted();
  };
  expect(await refsAt('Heart')).toBeUndefined();
  await run('rename-topic', ...subject, '--from', 'Hart', '--to', 'Heart');
  expect(await refsAt('Hart')).toEqual(['ANAT-1']);
  await run('rename-topic', ...subject, '--from', 'Heart', '--to', 'The heart');
  await run('merge-topics', ...subject, '--from', 'The heart', '--into', 'Vessels');
  for (const name of ['Hart', 'Heart', 'The heart', 'Vessels'])
    expect(await refsAt(name)).toEqual(['ANAT-1', 'ANAT-2']);
  // Back again, in a circle.
  await run('rename-topic', ...subject, '--from', 'Vessels', '--to', 'Hart');
  for (const name of ['Hart', 'Heart', 'Vessels']) expect(await refsAt(name)).toEqual(['ANAT-1', 'ANAT-2']);
  await run('correct-question ANAT-2 --set topic=Vessels --reason Slip');
  expect(await refsAt('Vessels')).toEqual(['ANAT-2']);
  expect(await refsAt('Heart')).toEqual(['ANAT-1']);
});

test('an empty chapter is hidden, and removed on request', async () => {
  await seed(sba(1, { chapter: 'Torax' }), sba(2, { chapter: 'Abdomen' }));
  await run('correct-question ANAT-1 --set chapter=Thorax --reason Slip');
  await run('hide-question ANAT-2 --reason Doubt');
  expect(await chapters()).toEqual(['Thorax 1']);
  expect(await found('abdomen')).toEqual([]);
  expect((await run('remove-empty-chapters --dry-run')).out).toBe('Would be removed:\n  _1-ANAT Torax\n');
  expect((await run('remove-empty-chapters')).out).toBe('Removed:\n  _1-ANAT Torax\n');
  expect((await run('remove-empty-chapters')).out).toBe('None is empty.\n');
  // The one that a hidden question goes back to stays.
  await run('show-question ANAT-2');
  expect(await chapters()).toEqual(['Abdomen 1', 'Thorax 1']);
  expect(await found('abdomen')).toEqual(['Abdomen, Anatomy']);
});

test.each([
  ['rename-chapter --from A --to B', 2, 'give --subject, --from and --to'],
  ['rename-chapter --subject ANAT --from A --to B', 1, 'must be {prof}-{subject}, such as _1-ANAT'],
  ['rename-chapter --subject _1-ANAT --from A --to B', 1, 'There is no chapter "A" in _1-ANAT.'],
  ['merge-topics --subject _1-ANAT --from A --into B', 1, 'There is no topic "B" in _1-ANAT.'],
  ['merge-topics A', 2, 'A is not understood'],
  ['remove-empty-topics --help', 0, 'Removes topics without a question'],
])('%s exits with %i and says %s', async (line, code, message) => {
  const { out, err, code: ended } = await run(line);
  expect(out + err).toContain(message);
  expect(ended).toBe(code);
});
