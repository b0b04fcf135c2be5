import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSampleSite } from './sample-site.ts';
import { faqs, settings } from '../db/schema.ts';
import { contentPictures } from '../features/images/index.ts';
import { createLogger } from '../logger.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const refused: unknown[] = [];
function load(onChanged = async () => {}) {
  const logger = createLogger('silent');
  logger.error = (problem: unknown) => void refused.push(problem);
  const pictures = contentPictures({ db: api.db, files: api.options.files, owner: api.houseId });
  return loadSampleSite({ db: api.db, pictures, logger, onChanged });
}
const state = async () => (await api.db.select().from(settings).where(eq(settings.key, 'sample_site')))[0]?.value;

test('the sample content is valid, is loaded once, and its pictures are served', async () => {
  await load();
  expect(refused).toEqual([]);
  expect(await state()).toBe('loaded');
  const { body } = await api.get<{ banners: { url: { public_id: string } }[] }>('/content/banners');
  expect(body.banners.length).toBeGreaterThan(0);
  for (const { url } of body.banners) expect((await api.call('GET', `/images/${url.public_id}`)).status).toBe(200);
  for (const path of ['/faqs', '/ebook', '/subscriptions', '/intern/tabs']) {
    const { body } = await api.get<Record<string, unknown[]>>(path);
    expect((body['data'] ?? body['faqs'])!.length).toBeGreaterThan(0);
  }
  await api.db.delete(faqs);
  await load();
  expect(await api.db.$count(faqs)).toBe(0);
});

test('an interrupted load stores nothing and is repeated', { tags: 'long' }, async () => {
  await expect(load(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(await api.db.$count(faqs)).toBe(0);
  expect(await state()).toBe('loading');
  await load();
  expect(await api.db.$count(faqs)).toBeGreaterThan(0);
  expect(await state()).toBe('loaded');
});

test('imported content is left as it is', async () => {
  await api.db.insert(faqs).values({ id: 'own', question: 'Own?', answer: 'Yes.', position: 1 });
  await load();
  expect(await api.db.$count(faqs)).toBe(1);
  await api.db.delete(faqs);
  await load();
  expect(await api.db.$count(faqs)).toBe(0);
});
