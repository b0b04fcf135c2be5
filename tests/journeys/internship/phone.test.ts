// @module-tag long
import { expect, test } from 'vitest';
import { openPage, waitUntilLoaded } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();
const NARROW = { width: 320, height: 640 };

type Subject = { id: string; topics: { id: string; isList: boolean }[] };

async function articlePaths(): Promise<string[]> {
  const { internshipSubjects: listed } = await queryData<{ internshipSubjects: Subject[] }>(
    site.url,
    '{ internshipSubjects { id } }',
  );
  const paths: string[] = [];
  for (const { id } of listed) {
    const { internshipSubject } = await queryData<{ internshipSubject: Subject }>(
      site.url,
      'query ($id: ID!) { internshipSubject(id: $id) { topics { id isList } } }',
      { variables: { id } },
    );
    for (const topic of internshipSubject.topics) {
      if (!topic.isList) paths.push(`/internship/${id}/skip/${topic.id}`);
      else
        paths.push(...(await subTopicsOf(topic.id)).map((subTopic) => `/internship/${id}/${topic.id}/${subTopic.id}`));
    }
  }
  return paths;
}

async function subTopicsOf(topicId: string) {
  const { internshipSubTopics } = await queryData<{ internshipSubTopics: { id: string }[] }>(
    site.url,
    'query ($id: ID!) { internshipSubTopics(topicId: $id) { id } }',
    { variables: { id: topicId } },
  );
  return internshipSubTopics;
}

test('no table of an article is cut off, and no number is separated from its unit', { timeout: 300_000 }, async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  const paths = await articlePaths();
  expect(paths.length).toBeGreaterThan(30);
  const hidden: unknown[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('article h2').first().waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.table-box, td, th')]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.textContent.slice(0, 60)),
      );
      if (wide.length > 0) hidden.push({ path, width, wide });
    }
    const parted = await page.evaluate(() =>
      document.querySelector('article')!.textContent.match(/\d (?:mg|mL|micrograms?|mmol|kg)\b/g),
    );
    // The first column may have no heading.
    const labelled = await page.evaluate(() =>
      [...document.querySelectorAll('[data-cards] td + td')].every((cell) => cell.matches('[data-label]')),
    );
    if (parted || !labelled) hidden.push({ path, parted, labelled });
  }
  expect(hidden).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('the chip of the current section is marked, and phones fetch no banner', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: NARROW });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/internship/poisoning/skip/snake-bite');
  await waitUntilLoaded(page, 'Snake bite');
  expect(await page.locator('article h2').first().textContent()).toBe('First ten minutes');
  await page.getByRole('heading', { level: 2, name: 'Orders' }).evaluate((heading) => heading.scrollIntoView());
  const current = page.locator('nav[aria-label="On this page"] [aria-current="location"]');
  await expect.poll(() => current.textContent()).toBe('Orders');
  const box = (await current.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(NARROW.width);
  expect(fetched.filter((url) => url.includes('/images/'))).toEqual([]);
  await context.close();
});

test('a phone shows the first ten minutes before who reviewed the article', async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: NARROW });
  await page.goto('/internship/poisoning/skip/snake-bite');
  await waitUntilLoaded(page, 'Snake bite');
  const review = (await page.getByText('reviewed', { exact: false }).first().boundingBox())!;
  const last = (await page.locator('article h2').last().boundingBox())!;
  expect(review.y).toBeGreaterThan(last.y);
  const first = (await page.locator('article h2').first().boundingBox())!;
  expect(first.y).toBeLessThan(NARROW.height);
  await context.close();
});

test.each([390, 1280])('a subject’s icon is one circle at %i px, a drawing without a ring around it', async (width) => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: { width, height: 800 } });
  for (const [path, heading] of [
    ['/', /Trusted/],
    ['/internship', /RX Aid/],
  ] as const) {
    await page.goto(path);
    await waitUntilLoaded(page, heading);
    const rings = await page
      .locator('a[href^="/internship/"] img, li:has(a[href^="/internship/"]) img')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon.parentElement!).borderTopWidth));
    expect(rings.length).toBeGreaterThan(4);
    expect(new Set(rings)).toEqual(new Set(['0px']));
  }
  await context.close();
});
