import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

const updated_at = '2026-11-27T10:00:00.000Z';
const QUERY = '{ terms: legalText(id: TERMS) { id body updatedAt } privacy: legalText(id: PRIVACY) { body } }';
const SAVE = 'mutation { saveLegalText(id: TERMS, version: "old", body: "<p>Ours</p>") { body } }';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'NASRIN' });
beforeAll(async () => {
  gateway = await startTestGateway({
    routes: { '/capabilities': { capabilities: { study: true, studio: true, desk: true } } },
  });
});
afterAll(() => gateway.close());

test('a text of the owner is shown, cleaned; without one it is null, also where the server has none', async () => {
  gateway.stub.reset({
    '/content/legal': { texts: [{ id: 'terms', body: '<p onclick="x()">Ours</p><script>1</script>', updated_at }] },
  });
  expect(await gateway.dataOf(QUERY)).toEqual({
    terms: { id: 'TERMS', body: '<p>Ours</p>', updatedAt: updated_at },
    privacy: null,
  });
  gateway.stub.reset({ '/content/legal': answer(404, {}) });
  expect(await gateway.dataOf(QUERY)).toEqual({ terms: null, privacy: null });
});

test('a change names the text that it is of; of an older one it is CONFLICT', async () => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { study: true, studio: true, desk: true } },
    '/admin/legal/terms': { text: { id: 'terms', body: '<p>Ours</p>', updated_at } },
  });
  expect(await gateway.dataOf(SAVE, {}, { token })).toEqual({ saveLegalText: { body: '<p>Ours</p>' } });
  gateway.stub.change({ '/admin/legal/terms': answer(409, { message: 'Somebody has changed the text meanwhile.' }) });
  expect(await gateway.errorOf(SAVE, {}, { token })).toMatchObject({
    message: 'Somebody has changed the text meanwhile.',
    extensions: { code: 'CONFLICT' },
  });
});
