import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { layoutShift, openPage, waitForHydration, watchLayoutShift } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { PASSWORD, SIGN_UP } from '../../testkit/people.ts';
import { openSite } from '../../testkit/site.ts';

const ANATOMY = '/board-question/DHK/_1/ANAT';
const YEAR = `${ANATOMY}/2024`;
const SITE = 'https://bank.example';
const SOON = { timeout: 10_000 };
// Under 20 kB (target W4).
const SECOND_VISIT_BYTES = 20_000;

const site = openSite({ gateway: { PUBLIC_URL: SITE } });

const { visit } = site;
const articles = (page: Page) => page.getByRole('article').count();
const isAlive = (page: Page) => page.locator('#page-state').waitFor({ state: 'detached' });

/** The document itself, once the gateway has rendered it. */
async function documentOf(path: string) {
  const get = () => fetch(site.url + path, { headers: { accept: 'text/html' } });
  // On a busy machine the first render may exceed the gateway's time limit.
  await expect.poll(async () => (await get()).text().then((html) => html.includes('· ProffBank')), SOON).toBe(true);
  const response = await get();
  return { status: response.status, html: await response.text() };
}

describe('without JavaScript', () => {
  test('a question page is readable, and its links work', async () => {
    await documentOf(YEAR);
    const { page, context } = await openPage(site.browser, { baseURL: site.url, javaScriptEnabled: false });
    await page.goto(YEAR);
    expect(await articles(page)).toBe(20);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Anatomy' }).waitFor();
    await context.close();
  });
});

test('phones show the boards before a low banner, desktops the banner beside the text', { tags: 'long' }, async () => {
  const boxes = async (width: number) => {
    const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: { width, height: 800 } });
    await page.goto('/');
    // Before it, an element may still be replaced.
    await waitForHydration(page);
    const boxOf = async (part: string) => {
      const element = page.locator(part).first();
      await element.waitFor();
      return (await element.boundingBox())!;
    };
    const found = {
      words: await boxOf('main h1'),
      boards: await boxOf('section[aria-labelledby="boards"] ul'),
      banner: await boxOf('[aria-label="Highlights"] img'),
    };
    await context.close();
    return found;
  };
  const phone = await boxes(360);
  expect(phone.boards.y).toBeLessThan(500);
  expect(phone.banner.y).toBeGreaterThan(phone.boards.y + phone.boards.height);
  expect(phone.banner.width / phone.banner.height).toBeCloseTo(16 / 7, 1);
  const desk = await boxes(1280);
  expect(desk.banner.x).toBeGreaterThan(desk.words.x + desk.words.width - 1);
  expect(desk.boards.y).toBeGreaterThan(desk.banner.y + desk.banner.height);
});

describe('a rendered page hydrates', () => {
  test.each(['/', YEAR])('%s, without an error, a GraphQL request or a layout shift', hydrates);
  test.each([
    '/board-question',
    '/board-question/DHK',
    '/board-question/DHK/_1',
    ANATOMY,
    `${ANATOMY}/topics/Upper%20limb`,
    '/board-question/XYZ',
  ])('%s as well', { tags: 'long' }, hydrates);

  async function hydrates(path: string) {
    await documentOf(path);
    for (const width of [360, 1280]) {
      const { page, context, faults } = await openPage(site.browser, {
        baseURL: site.url,
        viewport: { width, height: 800 },
      });
      await watchLayoutShift(page);
      const calls: string[] = [];
      page.on('request', (request) => void (request.url().includes('/graphql') && calls.push(request.url())));
      await page.goto(path);
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      expect([faults, calls]).toEqual([[], []]);
      expect(await page.locator('title').count()).toBe(1);
      expect((await layoutShift(page)).total).toBeLessThan(0.02);
      await context.close();
    }
  }

  test('earlier input and ticks are kept and take effect', async () => {
    await documentOf(YEAR);
    const { page, context } = await openPage(site.browser, { baseURL: site.url });
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(YEAR, { waitUntil: 'commit' });
    const option = page.getByRole('article').first().getByRole('radio').nth(1);
    await option.check();
    held.resolve();
    await isAlive(page);
    expect(await option.isChecked()).toBe(true);
    expect(await option.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('article').first().getByRole('button', { name: 'Check answer' }).click();
    await page.getByText(/^(Correct|Incorrect)\./).waitFor();
    await context.close();
  });

  test('a signed-in reader gets their own view', async () => {
    await documentOf(YEAR);
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
    await page.addInitScript((token) => localStorage.setItem('authToken', token), site.stack.adminToken);
    await page.goto(YEAR);
    await page.getByRole('link', { name: '21-40' }).first().click();
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('?page=2');
    await page.getByRole('article', { name: 'Question 40', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a second visit transfers next to nothing (W4)', { tags: 'long' }, () =>
    visit(YEAR, async (page) => {
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto(YEAR);
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThan(SECOND_VISIT_BYTES);
    }),
  );
});

describe('metadata for search engines and link previews', () => {
  test.each([
    ['/', 'ProffBank'],
    ['/board-question', 'Board questions'],
    ['/board-question/DHK', 'Dhaka board questions'],
    ['/board-question/DHK/_1', '1st Proff, Dhaka'],
    [ANATOMY, 'Anatomy, Dhaka 1st Proff'],
    [YEAR, '2024 questions, Anatomy, Dhaka'],
    [`${ANATOMY}/topics/Upper%20limb`, 'Upper limb, Anatomy, Dhaka'],
  ])('%s is %s', async (path, title) => {
    const { status, html } = await documentOf(path);
    expect(status).toBe(200);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<link rel="canonical" href="${SITE}${path}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${SITE}/share.png"/>`);
    expect(html).toMatch(/<meta property="og:description" content="[^"]{20,200}"/);
  });

  test('the picture exists and has the declared size', async () => {
    const response = await fetch(`${site.url}/share.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await response.arrayBuffer());
    expect(picture.length).toBeLessThan(60_000);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('the preview of a referral link names who invites, by first name only', { tags: 'long' }, async () => {
    const input = { name: 'Dr. Nusrat "><script>alert(1)</script>', email: 'nusrat@example.com', password: PASSWORD };
    const { signUp } = await queryData<{ signUp: { userId: string } }>(site.url, SIGN_UP, {
      variables: { input: { ...input, confirmPassword: PASSWORD } },
    });
    const link = `/sign-up?aff_ref=${signUp.userId}`;
    const { html } = await documentOf(link);
    expect(html).toContain('<meta property="og:title" content="Nusrat invites you to ProffBank"/>');
    expect(html).not.toMatch(/alert\(1\)|nusrat@/);

    const { page, context, faults } = await openPage(site.browser, {
      baseURL: site.url,
      viewport: { width: 360, height: 800 },
    });
    await watchLayoutShift(page);
    await page.goto(link);
    await page.getByText('Nusrat invites you.', { exact: true }).waitFor();
    expect(faults).toEqual([]);
    expect((await layoutShift(page)).total).toBeLessThan(0.02);
    await context.close();
  });

  test.each(['/login', '/sign-up', '/profile', '/nothing/here', '/board-question/XYZ'])('%s is noindex', async (path) =>
    expect((await documentOf(path)).html).toContain('<meta name="robots" content="noindex"/>'),
  );

  test('every address of the sitemap is a page', { tags: 'long' }, async () => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!.slice(SITE.length));
    expect(paths).toContain(YEAR);
    expect(paths).toContain(`${ANATOMY}/topics/Upper%20limb`);
    const questions = paths.filter((path) => path.startsWith(`${ANATOMY}/`)).slice(0, 5);
    for (const path of questions) expect((await documentOf(path)).status).toBe(200);
  });
});
