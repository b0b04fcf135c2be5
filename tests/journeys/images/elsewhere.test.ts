// @module-tag long
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGatewayFor } from '../../contract/section-7/gateway.ts';
import { startSection7, type Section7 } from '../../contract/section-7/stub.ts';
import { openBrowser, openPage } from '../../testkit/browser.ts';

// A made-up origin: the test answers the browser's requests.
const CDN = 'https://cdn.example';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="668" height="668"><rect width="668" height="668" fill="teal"/></svg>';
const at = (name: string) => ({ url: `${CDN}/${name}.svg` });

const BANNERS = [{ _id: 'b1', url: at('slide'), alt: 'A ward round' }];
const EBOOKS = [
  { _id: 'e1', book_name: 'Pocket book', cover_image: at('cover'), drive_link: 'https://drive.example/pocket-book' },
];
const ARTICLE = {
  _id: '52',
  topic_name: 'Shock',
  view: { banner: { image: at('banner') }, content: [{ body: '<h2>First ten minutes</h2><p>Airway.</p>' }] },
};
const CONTENT: Record<string, unknown> = {
  'GET /content/banners': { banners: BANNERS },
  'GET /ebook': { data: EBOOKS },
  'GET /intern-search/sub-topics/:id': { data: ARTICLE },
};

let stub: Section7;
let browser: Browser;
beforeAll(async () => {
  stub = await startSection7();
  stub.vary((sent, { call }) => ({ ...sent, body: CONTENT[call] ?? sent.body }));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await stub.close();
});

/** Opens pages of a gateway that allows these picture origins. Returns the requests to the CDN. */
async function visit(imageOrigins: string, steps: (open: (path: string) => Promise<Page>) => Promise<void>) {
  const gateway = await startGatewayFor(stub.url, { IMAGE_ORIGINS: imageOrigins });
  const { page, context } = await openPage(browser, { baseURL: gateway.url, viewport: { width: 1280, height: 900 } });
  const fetched: string[] = [];
  await context.route(`${CDN}/**`, async (route) => {
    fetched.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/svg+xml', body: SVG });
  });
  await steps(async (path) => {
    await page.goto(path);
    return page;
  });
  await context.close();
  await gateway.stop();
  return fetched;
}

const isShown = (page: Page, name: string) =>
  page
    .locator(`img[src="${CDN}/${name}.svg"]`)
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));
const gone = (page: Page, name: string) =>
  page.locator(`img[src="${CDN}/${name}.svg"]`).first().waitFor({ state: 'detached' });

describe('pictures of other origins', () => {
  test('are shown if their origin is allowed', async () => {
    const fetched = await visit(CDN, async (open) => {
      expect(await isShown(await open('/'), 'slide')).toBe(true);
      expect(await isShown(await open('/e-book'), 'cover')).toBe(true);
      expect(await isShown(await open('/internship/41/51/52'), 'banner')).toBe(true);
    });
    expect(new Set(fetched)).toEqual(new Set(['/slide.svg', '/cover.svg', '/banner.svg']));
  });

  test('are replaced by a drawing if it is not, without a request to it', async () => {
    const fetched = await visit('https://another.example', async (open) => {
      const home = await open('/');
      await gone(home, 'slide');
      const slide = home.locator('[aria-label="Highlights"]');
      expect((await slide.boundingBox())!.height).toBeGreaterThan(200);
      const shelf = await open('/e-book');
      await gone(shelf, 'cover');
      await shelf.locator('[data-drawn]', { hasText: 'Pocket book' }).first().waitFor();
      const article = await open('/internship/41/51/52');
      await gone(article, 'banner');
      await article.getByRole('heading', { name: 'First ten minutes' }).waitFor();
    });
    expect(fetched).toEqual([]);
  });
});
