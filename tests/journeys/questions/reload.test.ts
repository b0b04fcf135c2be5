// @module-tag long
import { expect, test } from 'vitest';
import { openPage, waitUntilLoaded } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const LIST = '/board-question/DHK/_1/ANAT/2024';

const site = sharedSite();

test('a reload returns to the question with its answer, and the next visit shows how it went', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  try {
    await page.goto(LIST);
    await waitUntilLoaded(page, /2024/);
    const cards = page.getByRole('article').filter({ has: page.getByRole('radio') });
    const names = await Promise.all([0, 2].map((index) => cards.nth(index).getByRole('heading').textContent()));
    const card = (index: number) =>
      page.getByRole('article', { name: names[index]!.replaceAll(/\s+/g, ' '), exact: true });
    for (const index of [0, 1]) {
      await card(index).getByRole('radio').first().check();
      await card(index).getByRole('button', { name: 'Check answer' }).click();
    }
    const verdict = await card(1).getByRole('status').innerText();
    await card(1).getByRole('status').scrollIntoViewIfNeeded();
    const top = async () => Math.round((await card(1).getByRole('status').boundingBox())!.y);
    const before = await top();

    // A phone restores the answers after the page has loaded: they lengthen it above the reader's place.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.reload();
    await expect.poll(() => card(1).getByRole('status').innerText()).toBe(verdict);
    await expect.poll(top).toBe(before);
    expect(await card(1).getByText('last time').count()).toBe(0);

    const next = await context.newPage();
    await next.goto(LIST);
    await expect.poll(() => next.getByText('last time').count()).toBe(2);
    expect(await next.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
