import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

type Text = Schemas['LegalText'];

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'EDITOR' });
});
afterAll(() => api.close());

const shown = async () => (await api.get<{ texts: Text[] }>('/content/legal')).body.texts;
const save = (id: string, version: string | null, body: string | null, as = token) =>
  api.call<{ text: Text | null; message: string }>('PUT', `/admin/legal/${id}`, { token: as, body: { version, body } });

test('a legal text is written, changed and removed, and readers see it', async () => {
  expect(await shown()).toEqual([]);
  const { text } = (await save('terms', null, '<h2>Fees</h2><p>See <a href="/plans">plans</a>.</p>')).body;
  expect(await shown()).toEqual([text]);
  const changed = (await save('terms', text!.updated_at, '<p>Ours</p>')).body.text!;
  expect(await shown()).toEqual([{ id: 'terms', body: '<p>Ours</p>', updated_at: changed.updated_at }]);
  // Sent twice.
  expect((await save('terms', text!.updated_at, '<p>Ours</p>')).status).toBe(200);
  expect(await save('terms', text!.updated_at, '<p>Theirs</p>')).toMatchObject({
    status: 409,
    body: { message: 'Somebody has changed the text meanwhile. Look at it again.' },
  });
  expect(await save('terms', changed.updated_at, null)).toMatchObject({ status: 200, body: { text: null } });
  expect(await shown()).toEqual([]);
});

test.each([
  ['<p>x</p><script>alert(1)</script>', 400],
  ['<p>x<iframe src="//evil.example"></iframe></p>', 400],
  ['<p><a href="javascript:alert(1)">x</a></p>', 400],
  ['<p> </p>', 400],
  ['a'.repeat(100_001), 400],
])('%# is refused', async (body, status) => {
  expect((await save('privacy', null, body)).status).toBe(status);
});

test('only three texts exist, and who may not write content changes none', async () => {
  expect((await save('imprint', null, '<p>x</p>')).status).toBe(400);
  expect((await save('terms', null, '<p>x</p>', await api.signIn({ role: 'CLERK' }))).status).toBe(403);
});
