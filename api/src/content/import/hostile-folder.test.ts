import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newEditor } from '../../testing/content-import.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.close());

test('a far too large folder gets one problem per file, not per entry', async () => {
  const editor = await newEditor(api);
  const { status, body } = await editor.publish({
    'faqs.json': `[${'1,'.repeat(400_000)}1]`,
    'internship/subjects.json': '[]',
  });
  expect(status).toBe(422);
  expect(body.problems).toEqual([{ file: 'faqs.json', problem: 'has more than 500 entries' }]);
  const article = await editor.publish({ 'internship/x/y.md': 'x'.repeat(1_100_000) });
  expect([article.status, article.body.message]).toEqual([400, expect.stringContaining('is larger than 1 MB')]);
  const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`internship/x/${index}.md`, 1]));
  const many = await editor.publish(names);
  expect(many.body.message).toBe('files: has more than 10000 files');
});

test.each([
  ['YAML', `---\n${'}'.repeat(30_000)}\n---\nText.\n`],
  ['YAML in quotes', `---\n${'"'.repeat(40_000)}\n---\nText.\n`],
])('hostile %s is a problem of its file, and keeps no other request waiting', async (_, article) => {
  const editor = await newEditor(api);
  const attempts: number[] = [];
  // A busy machine delays a request now and then, a slow reader each time.
  while (attempts.length < 3 && !attempts.some((ms) => ms < 200)) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const { body } = await editor.publish({ 'internship/x/y.md': article });
    delay.disable();
    attempts.push(delay.max / 1e6);
    expect(body.problems).toContainEqual({ file: 'internship/x/y.md', problem: expect.stringContaining('YAML') });
  }
  expect(Math.min(...attempts)).toBeLessThan(200);
});
