import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEditor } from '../../testing/content-import.ts';
import { sampleSba, startTestApi, type TestApi } from '../../testing/index.ts';
import { newSba, studioCalls } from '../../testing/studio.ts';

let api: TestApi;
let [editor, reviewer, author]: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  editor = await api.signIn({ role: 'EDITOR', name: 'Nadia' });
  reviewer = await api.signIn({ role: 'ADMIN', name: 'Karim' });
  author = await api.signIn({ role: 'AUTHOR', name: 'Tania' });
  await (await newEditor(api)).publish({ 'internship/subjects.json': [{ id: 'surgery', subject: 'Surgery' }] });
});
afterAll(() => api.close());

/** The unread messages, which this marks as read. */
async function newsOf(token: string): Promise<string[]> {
  const { body } = await api.get<{ notifications: { isRead: boolean; message: string }[] }>('/notifications', token);
  await api.call('PUT', '/notifications/read-all', { token });
  return body.notifications.filter(({ isRead }) => !isRead).map(({ message }) => /<p>(.*?)<\/p>/.exec(message)![1]!);
}
const linkOf = async (token: string) => {
  const { body } = await api.get<{ notifications: { message: string }[] }>('/notifications', token);
  return /href="([^"]+)"/.exec(body.notifications[0]!.message)![1];
};
const waiting = async (kind: string) => {
  const { body } = await api.get<{ waiting: { kind: string; count: number }[] }>('/studio/waiting', reviewer);
  return body.waiting.find((one) => one.kind === kind)!.count;
};

test('an article tells reviewers that it waits, and its writer what was decided', async () => {
  const path = '/admin/entries/topics/shock';
  const read = async () => (await api.get<{ entry: { version: string } }>(path, editor)).body.entry.version;
  const fields = { subject: 'surgery', topic: null, is_array: false, title: 'Shock', date: '2026-11-01' };
  const entry = { id: 'shock', ...fields, body: '<p>Give fluid.</p>' };
  expect((await api.call('PUT', path, { token: editor, body: { version: null, entry } })).status).toBeLessThan(300);
  const step = async (name: string, token: string, more = {}) =>
    api.call('POST', `/admin/articles/shock/${name}`, { token, body: { version: await read(), ...more } });

  await step('submit', editor!);
  expect(await waiting('ARTICLES')).toBe(1);
  expect(await linkOf(reviewer!)).toBe('/studio/desk/article-review/shock');
  expect(await newsOf(reviewer!)).toEqual(['Nadia submitted the article “Shock” for review.']);
  await step('return', reviewer!, { comment: 'How much fluid?' });
  expect(await newsOf(editor!)).toEqual(['A reviewer returned your article “Shock”. Reason: How much fluid?']);
  await step('submit', editor!);
  await step('approve', reviewer!);
  expect(await newsOf(editor!)).toEqual(['Karim approved your article “Shock”. Readers see it now.']);
  expect([await waiting('ARTICLES'), await newsOf(author!)]).toEqual([0, []]);
});

test('a file tells reviewers that it waits, and who imported it what became of it', async () => {
  await newsOf(reviewer!);
  const sent = await fetch(`${api.url}/admin/questions/import?format=jsonl&name=heart.jsonl&publish=false`, {
    method: 'POST',
    body: [1, 2, 3].map((number) => JSON.stringify(sampleSba(number))).join('\n'),
    headers: { authorization: `Bearer ${editor}` },
  });
  const { report } = JSON.parse((await sent.text()).trim().split('\n').at(-1)!) as { report: { import: string } };
  const call = (name: string) =>
    api.call('POST', `/studio/imports/${report.import}/${name}`, { token: reviewer, body: {} });

  expect([await waiting('IMPORTS'), await waiting('REVIEW')]).toEqual([1, 0]);
  expect(await linkOf(reviewer!)).toBe(`/studio/imports/${report.import}`);
  expect(await newsOf(reviewer!)).toEqual(['Nadia imported “heart.jsonl”. It waits for approval.']);
  await call('approve');
  expect(await newsOf(editor!)).toEqual(['Karim approved your import “heart.jsonl”. Readers see it now.']);
  expect(await waiting('IMPORTS')).toBe(0);
  await call('take-back');
  expect(await newsOf(editor!)).toEqual(['Karim took back your import “heart.jsonl”.']);
  await call('take-back');
  expect(await newsOf(editor!)).toEqual([]);
});

test('a change of many questions is one notification', async () => {
  const own = studioCalls(api, author!);
  const drafts = await Promise.all([11, 12, 13].map((number) => own.start(newSba(number))));
  const ids = drafts.map(({ _id }) => _id);
  await api.call('POST', '/studio/bulk', { token: author, body: { ids, submit: true } });
  expect(await newsOf(reviewer!)).toEqual(['3 questions were submitted for review.']);
  const reviews = studioCalls(api, reviewer!);
  for (const id of ids) await reviews.approve(await reviews.read(id));
  expect(await newsOf(author!)).toEqual(['Reviewers approved 3 of your questions. Readers see them now.']);
  await api.call('POST', '/studio/bulk', { token: reviewer, body: { ids, retire: 'Out of date' } });
  expect(await newsOf(author!)).toEqual(['Reviewers retired 3 of your questions: readers no longer see them.']);
});
