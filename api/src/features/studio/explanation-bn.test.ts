import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type OpenStudio, openStudio, searchAs } from '../../testing/studio.ts';

const BANGLA = '<p>Right ventricle থাকে <strong>sternum</strong>-এর পেছনে।</p>';

let api: TestApi;
let studio: OpenStudio;
beforeAll(async () => {
  api = await startTestApi();
  studio = await openStudio(api);
});
afterAll(() => api.close());

const shown = async (id: string) =>
  (await api.get<{ data: { explanation_bn: string | null } }>(`/questions/${id}?by=id`, studio.reader)).body.data
    .explanation_bn;

test('an explanation in Bangla is cleaned, reviewed, found, corrected and undone like the English one', async () => {
  const { author, reviewer, publishNew, reader } = studio;
  const published = await publishNew({ explanation_bn: `${BANGLA}<script>alert(1)</script>` });
  expect(await shown(published._id)).toBe(BANGLA);
  expect(await searchAs(api, reader, 'পেছনে')).toContain(published.ref);

  const draft = await author.save(published, { ...published.draft, explanation_bn: null });
  expect(draft.history[0]!.changes).toEqual([{ field: 'explanation_bn', from: BANGLA, to: '' }]);
  const removed = await reviewer.approve(await author.submit(draft));
  expect(await shown(published._id)).toBeNull();
  await reviewer.undo(removed);
  expect(await shown(published._id)).toBe(BANGLA);

  const editor = await api.signIn({ userType: 'admin' });
  const body = { version: 3, reason: 'A slip', set: { explanation_bn: 'সামনে নয়, পেছনে।' } };
  const path = `/admin/questions/${published.ref}`;
  expect((await api.call('PATCH', path, { token: editor, body })).body).toMatchObject({ data: { changed: true } });
  expect(await shown(published._id)).toBe('সামনে নয়, পেছনে।'.normalize('NFC'));
});
