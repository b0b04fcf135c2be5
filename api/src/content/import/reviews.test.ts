import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { contentTables, readContentRows } from './store.ts';
import { article, newEditor, type Editor, type Folder } from '../../testing/content-import.ts';

let api: TestApi;
let editor: Editor;
beforeAll(async () => {
  api = await startTestApi();
  editor = await newEditor(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of Object.values(contentTables).toReversed()) await api.db.delete(table);
});

const BURNS = 'internship/emergency/burns.md';
const REVIEW = 'reviewer: Dr Example\nreviewed_on: 2026-11-02\n';
const withFront = (front: string): Folder => ({
  'internship/subjects.json': [{ id: 'emergency', subject: 'Emergency care' }],
  [BURNS]: article('Burns', 'Cool it.', front),
});
const viewOf = async () => {
  const { body } = await api.get<{ data: { view: unknown } }>('/intern-search/sub-topics/burns');
  return body.data.view;
};

describe('the review of an article', () => {
  test('is published with reviewer and day, separate from the last change, and can be withdrawn', async () => {
    const banner = { image: null, date: '2026-11-01' };
    await editor.publish(withFront(''));
    expect(await viewOf()).toMatchObject({ banner, review: null });
    await editor.publish(withFront(REVIEW));
    expect(await viewOf()).toMatchObject({ banner, review: { by: 'Dr Example', on: '2026-11-02' } });
    const again = await editor.publish(withFront(REVIEW));
    expect(again.body.report.counts['internship_topics']).toMatchObject({ unchanged: 1, changed: 0 });
    await editor.publish(withFront(''));
    expect(await viewOf()).toMatchObject({ banner, review: null });
  });

  test.each([
    ['reviewer: Dr Example\n', 'reviewed_on: is missing: reviewer and reviewed_on go together'],
    ['reviewed_on: 2026-11-02\n', 'reviewer: is missing: reviewer and reviewed_on go together'],
    ['reviewer: " "\nreviewed_on: 2026-11-02\n', 'reviewer: is empty'],
    ['reviewer: Dr Example\nreviewed_on: 2026-02-30\n', 'reviewed_on: must be a day, such as 2026-11-01'],
  ])('that is incomplete is refused: %j', async (front, problem) => {
    const { status, body } = await editor.publish(withFront(front));
    expect({ status, problems: body.problems }).toEqual({ status: 422, problems: [{ file: BURNS, problem }] });
    expect((await readContentRows(api.db)).internship_topics).toEqual([]);
  });
});
