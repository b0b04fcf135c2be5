import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article, newEditor, picture, type Editor } from '../../../testing/content-import.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

type Entry = Record<string, unknown> & { id: string };
type Event = {
  what: string;
  by: string | null;
  comment: string | null;
  changes: { field: string; from: string; to: string }[];
};
type State = { status: string; may: string[]; missing: string[]; published: Entry | null; history: Event[] };
type Stored = { version: string; edited: { by: { name: string } | null } | null; entry: Entry; article: State };
type Answer = { entry: Stored; entries: Stored[]; next: string | null; total: number; message: string };
type Review = { by: string; on: string } | null;

let api: TestApi;
let editor: Editor;
let [writer, reviewer, third]: string[] = [];
let count = 0;
let id = '';
const NOW = new Date('2026-11-28T20:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
  editor = await newEditor(api);
  writer = await api.signIn({ role: 'EDITOR', name: 'Nadia' });
  reviewer = await api.signIn({ role: 'ADMIN', name: 'Dr Karim' });
  third = await api.signIn({ role: 'EDITOR', name: 'Tania' });
  await editor.publish({ 'internship/subjects.json': [{ id: 'surgery', subject: 'Surgery' }] });
});
beforeEach(() => {
  count += 1;
  id = `shock-${count}`;
});
afterAll(() => api.close());

const call = (method: string, path: string, token: string, body?: object) =>
  api.call<Answer>(method, `/admin/${path}`, { token, ...(body && { body }) });
const read = async (token = writer!) => (await call('GET', `entries/topics/${id}`, token)).body.entry;
const text = (fields = {}) => ({
  id,
  subject: 'surgery',
  topic: null,
  is_array: false,
  title: 'Shock',
  date: '2026-11-01',
  body: '<p>Give fluid.</p><p>Call for help.</p>',
  ...fields,
});
const save = async (fields = {}, token = writer!) => {
  const version = (await call('GET', `entries/topics/${id}`, token)).body.entry?.version ?? null;
  return call('PUT', `entries/topics/${id}`, token, { version, entry: text(fields) });
};
const step = async (name: string, token: string, more = {}) =>
  call('POST', `articles/${id}/${name}`, token, { version: (await read(token)).version, ...more });
const publish = async (fields = {}) => {
  await save(fields);
  await step('submit', writer!);
  expect((await step('approve', reviewer!)).status).toBe(200);
};
async function shown() {
  const { status, body } = await api.get<{ data: { view: { review: Review; content: { body: string }[] } } }>(
    `/intern-search/sub-topics/${id}`,
  );
  return status === 200 ? { body: body.data.view.content[0]!.body, review: body.data.view.review } : undefined;
}

test('is drafted, submitted and published by another person, whose name and day readers see', async () => {
  expect((await save()).body.entry).toMatchObject({ article: { status: 'DRAFT', published: null } });
  expect(await shown()).toBeUndefined();
  expect((await api.get('/search?q=shock')).body).not.toMatchObject({ data: [{ link: { id } }] });
  const { version } = await read();
  const submitted = await step('submit', writer!);
  expect(submitted.body.entry.article).toMatchObject({ status: 'IN_REVIEW', may: ['RETURN', 'UNDO'] });
  // Sent again it is done once.
  expect((await call('POST', `articles/${id}/submit`, writer!, { version })).body.entry.version).toBe(
    submitted.body.entry.version,
  );
  expect((await read(reviewer)).article.may).toEqual(['APPROVE', 'RETURN', 'UNDO']);
  expect((await step('approve', reviewer!)).status).toBe(200);
  // In Dhaka it is the next day already.
  expect(await shown()).toEqual({ body: text().body, review: { by: 'Dr Karim', on: '2026-11-29' } });
  expect((await read()).edited!.by!.name).toBe('Dr Karim');
  expect((await read()).article.history.map(({ what, by }) => `${what} ${by}`)).toEqual([
    'PUBLISHED Dr Karim',
    'SUBMITTED Nadia',
    'STARTED Nadia',
  ]);
});

test('with a changed text has no review until another person has approved it; readers go on seeing the former one', async () => {
  await publish();
  const changed = await save({
    body: '<p>Give blood.</p><p>Call for help.</p>',
    reviewer: 'Dr Who',
    reviewed_on: '2026-11-01',
  });
  expect(changed.body.entry.entry['reviewer']).toBeUndefined();
  expect(changed.body.entry.article.published).toMatchObject({ reviewer: 'Dr Karim', body: text().body });
  expect((await shown())!.body).toContain('Give fluid');
  const [{ what, changes }] = (await read()).article.history as [Event];
  expect([what, changes]).toEqual([
    'STARTED',
    [{ field: 'body', from: '<p>Give fluid.</p>', to: '<p>Give blood.</p>' }],
  ]);
  // A new explanation in Bangla is unread too.
  await publish({ explanation_bn: '<p>দ্রুত fluid দিন।</p>' });
  const bangla = await save({ explanation_bn: '<p>রক্ত দিন।</p>' });
  expect(bangla.body.entry.entry['reviewer']).toBeUndefined();
  expect((await read()).article.history[0]!.changes).toEqual([
    { field: 'explanationBn', from: '<p>দ্রুত fluid দিন।</p>', to: '<p>রক্ত দিন।</p>' },
  ]);
  await save({ explanation_bn: '<p>দ্রুত fluid দিন।</p>' });
  // Where the text is the same, so is its review.
  const moved = await save({ date: '2026-11-02', explanation_bn: '<p>দ্রুত fluid দিন।</p>' });
  expect(moved.body.entry.entry['reviewer']).toBe('Dr Karim');
});

test('is approved by nobody who wrote any of it, by no route', async () => {
  await save();
  await save({ body: '<p>Mine.</p>' }, third);
  await step('submit', third!);
  for (const token of [writer!, third!]) {
    expect((await read(token)).article.may).not.toContain('APPROVE');
    expect((await step('approve', token)).status).toBe(403);
    // A save does not publish, nor does a removal and a new start.
    expect((await save({ body: '<p>Other.</p>' }, token)).status).toBe(409);
  }
  await step('return', reviewer!, { comment: 'Say how much.' });
  expect((await step('approve', third!)).status).toBe(409);
  await step('undo', reviewer!);
  expect((await step('approve', writer!)).status).toBe(403);
  expect(await shown()).toBeUndefined();
  expect((await step('approve', reviewer!)).status).toBe(200);
  // The order and the kind of a topic are no way around it.
  const { version } = await read();
  const asList = { version, entry: { id, subject: 'surgery', topic: null, is_array: true, title: 'Shock' } };
  expect((await call('PUT', `entries/topics/${id}`, writer!, asList)).status).toBe(400);
});

test('is written and reviewed only by those whose role allows it', async () => {
  await save();
  const { version } = await read();
  for (const role of ['READER', 'AUTHOR', 'REVIEWER', 'CLERK'] as const) {
    const token = await api.signIn({ role });
    for (const name of ['submit', 'approve', 'undo']) {
      expect((await call('POST', `articles/${id}/${name}`, token, { version })).status).toBe(403);
    }
    expect((await call('GET', 'articles', token)).status).toBe(403);
    expect((await call('GET', `entries/topics/${id}`, token)).status).toBe(403);
  }
});

test('comes back with a comment, is changed and submitted again', async () => {
  await save();
  await step('submit', writer!);
  expect((await step('return', reviewer!, { comment: ' ' })).status).toBe(400);
  expect((await step('return', reviewer!, { comment: 'Say how much.' })).body.entry.article).toMatchObject({
    status: 'RETURNED',
    history: [{ what: 'RETURNED', comment: 'Say how much.' }, {}, {}],
  });
  expect((await save({ body: '<p>Give 20 mL/kg.</p>' })).body.entry.article.status).toBe('RETURNED');
  expect((await step('submit', writer!)).body.entry.article.status).toBe('IN_REVIEW');
});

test('is undone step by step: a save by its writer, a publication by a reviewer', async () => {
  await save();
  await save({ body: '<p>Worse.</p>' });
  expect((await step('undo', third!)).status).toBe(200);
  expect((await read()).entry['body']).toBe(text().body);
  expect((await step('undo', writer!)).status).toBe(409);
  await step('submit', writer!);
  await step('approve', reviewer!);
  await save({ title: 'Septic shock', body: '<p>New.</p>' });
  await step('submit', writer!);
  await step('approve', reviewer!);
  expect((await shown())!.body).toBe('<p>New.</p>');
  expect((await step('undo', reviewer!)).body.entry.article.status).toBe('IN_REVIEW');
  expect(await shown()).toMatchObject({ body: text().body, review: { by: 'Dr Karim' } });
  expect((await read(third)).entry['body']).toBe('<p>New.</p>');
  // Who wrote it still cannot approve it.
  expect((await step('approve', writer!)).status).toBe(403);
});

test('that nobody has seen is gone with the undo of its start, and its address is free', async () => {
  await save();
  expect((await step('undo', writer!)).body).toEqual({ entry: null });
  expect((await call('GET', `entries/topics/${id}`, writer!)).status).toBe(404);
  expect((await save({ title: 'Again' })).status).toBe(200);
  await step('submit', writer!);
  await step('approve', reviewer!);
  await step('undo', reviewer!);
  expect(await shown()).toBeUndefined();
});

test('that an import has changed since is compared and saved again before it is approved', async () => {
  const folder = (body: string) => ({
    'internship/subjects.json': [{ id: 'surgery', subject: 'Surgery' }],
    [`internship/surgery/${id}.md`]: article('Shock', body),
  });
  await editor.publish(folder('One.'));
  await save({ body: '<p>Mine.</p>' });
  await step('submit', writer!);
  await editor.publish(folder('Two.'));
  expect((await read(reviewer)).article).toMatchObject({ may: ['RETURN'], missing: [/changed since/] });
  expect((await step('approve', reviewer!)).status).toBe(409);
  await step('return', reviewer!, { comment: 'Compare.' });
  expect((await step('submit', writer!)).status).toBe(409);
  expect((await save({ body: '<p>Mine.</p>' })).status).toBe(200);
  expect((await step('submit', writer!)).status).toBe(200);
  expect((await step('approve', reviewer!)).status).toBe(200);
  // From now on an import leaves it alone.
  await editor.publish(folder('Three.'));
  expect((await shown())!.body).toBe('<p>Mine.</p>');
});

test('of two people the second meets a conflict; drafts are listed, ordered without them and removed', async () => {
  await save();
  const { version } = await read();
  await save({ body: '<p>Theirs.</p>' }, third);
  expect((await call('PUT', `entries/topics/${id}`, writer!, { version, entry: text({ title: 'x' }) })).status).toBe(
    409,
  );
  expect(
    (await call('PUT', `entries/topics/${id}`, writer!, { version: null, entry: text({ title: 'x' }) })).status,
  ).toBe(409);
  const listed = (await call('GET', 'entries/topics?subject=surgery', writer!)).body.entries;
  expect(listed.at(-1)).toMatchObject({ entry: { id, title: 'Shock' }, article: { status: 'DRAFT', published: null } });
  expect(listed.at(-1)!.entry['body']).toBeUndefined();
  const ids = listed.map(({ entry }) => entry.id);
  expect((await call('POST', 'entries/topics/order', writer!, { ids })).status).toBe(204);
  expect((await call('DELETE', 'entries/subjects/surgery?version=x', writer!)).status).toBe(409);
  const now = (await read()).version;
  expect((await call('DELETE', `entries/topics/${id}?version=${now}`, writer!)).status).toBe(204);
  expect((await call('GET', `entries/topics/${id}`, writer!)).status).toBe(404);
});

test('waits in the queue, oldest first, by pages', async () => {
  await save();
  await step('submit', writer!);
  const all = (await call('GET', 'articles?status=IN_REVIEW', reviewer!)).body;
  expect(all.total).toBe(all.entries.length);
  expect(all.entries.map(({ entry }) => entry.id)).toContain(id);
  const first = (await call('GET', 'articles?limit=1', reviewer!)).body;
  const second = (await call('GET', `articles?limit=1&after=${first.next}`, reviewer!)).body;
  expect(second.entries[0]!.entry.id).not.toBe(first.entries[0]!.entry.id);
});

test('keeps its pictures, its history and what others wrote when an account goes', async () => {
  const leaving: Person = await newPerson(api);
  await api.db.execute(sql`update users set role = 'EDITOR' where id = ${leaving.id}`);
  const image = (await editor.upload(await picture('#0a0'))).body.picture!.public_id;
  await save({ body: `<p>Look.</p><p><img src="/images/${image}" alt="Skin"></p>` }, leaving.token);
  await save({ body: '<p>No picture.</p>' }, leaving.token);
  await api.db.execute(sql`delete from sessions where "user" = ${leaving.id}`);
  await api.db.execute(sql`delete from users where id = ${leaving.id}`);
  const { article: state, entry } = await read();
  expect([entry['body'], state.history.map(({ by }) => by)]).toEqual(['<p>No picture.</p>', [null, null]]);
  const kept = await api.db.execute(sql`select 1 from question_pictures where public_id = ${image}`);
  expect((kept as { rows: unknown[] }).rows).toHaveLength(1);
  await expect(api.db.execute(sql`delete from internship_events where topic = ${id}`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changed') as string },
  });
});
