import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSampleContent } from '../../content/sample.ts';
import { loadSampleSite } from '../../content/sample-site.ts';
import { contentPictures } from '../images/index.ts';
import type { TestApi } from '../../testing/index.ts';
import { refreshContent } from './index.ts';
import { SAMPLE_QUERIES } from './sample-queries.ts';
import { searchFor, startSearchApi } from '../../testing/search.ts';

let api: TestApi;
let full: string;
beforeAll(async () => {
  api = await startSearchApi();
  const { db } = api;
  const { logger, files } = api.options;
  await loadSampleContent(db, logger, { files, owner: api.houseId });
  const pictures = contentPictures({ db, files, owner: api.houseId });
  await loadSampleSite({ db, pictures, logger, onChanged: refreshContent });
  full = await api.signIn({ accessDoc: 'all' });
}, 120_000);
afterAll(() => api.close());

const firstLink = async (text: string) => (await searchFor(api, text, full))[0]?.link[0]?.link;

/** Whether a link is the expected one: to the end, or up to the id of a chapter. */
const leadsTo = (link: string | undefined, expected: string) =>
  link !== undefined && (expected.endsWith('/chapter/') ? link.includes(expected) : link.endsWith(expected));

test('the list has a query of every kind', () => {
  expect(Object.values(SAMPLE_QUERIES).flat().length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.entries(SAMPLE_QUERIES))('%s', (_kind, queries) => {
  test.each(queries)('%s', async (text, ...expected) => {
    const link = await firstLink(text);
    const isRight = expected.length === 0 ? link === undefined : expected.some((one) => leadsTo(link, one));
    expect(isRight, `${text}: ${String(link)}, not ${expected.join(' or ') || 'nothing'}`).toBe(true);
  });
});
