// @module-tag long
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { PHONE } from '../../testkit/browser.ts';
import { killableBrowser } from '../../testkit/killable-browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { sessionItems, signedUp } from '../notifications/people.ts';
import { deviceText, itemsOf, marksByHand, newestPaper, sitting, startMix } from './papers.ts';

const site = sharedSite();
const phone = killableBrowser();
afterEach(() => phone.remove());

const next = (page: Page) => sitting(page).getByRole('button', { name: 'Next' }).tap();

async function answerHere(page: Page, number: number) {
  const question = sitting(page).getByRole('article', { name: `Question ${number}` });
  await question.waitFor();
  const radios = await question.getByRole('radio').all();
  if (radios.length > 0) await radios[number % radios.length]!.tap();
  else
    for (const button of await question.getByRole('button', { name: number % 2 ? 'True' : 'False' }).all())
      await button.tap();
  await sitting(page).getByText(`${number} of 6 answered`).waitFor();
}

test('a paper on a phone survives five lost connections, a killed browser and a wrong clock', async () => {
  const reader = await signedUp(site.url, 'Interrupted Sitter');
  const options = { viewport: PHONE, hasTouch: true, baseURL: site.url };
  const start = async () => {
    const opened = await phone.start(options);
    // Hours behind: the server's time counts.
    await opened.addInitScript(
      () =>
        (Date.now = (
          (now) => () =>
            now() - 7_200_000
        )(Date.now)),
    );
    const first = await opened.newPage();
    await first.goto('/legal/none');
    // Killed, Chromium may not have written it.
    await first.evaluate(
      (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
      sessionItems(reader),
    );
    return [opened, first] as const;
  };
  let [context, page] = await start();
  await startMix(page, { mtf: 3, sba: 3 });
  const path = new URL(page.url()).pathname;
  expect(await sitting(page).getByRole('timer').innerText()).toMatch(/^[89]:\d\d$/);

  for (const number of [1, 2, 3, 4]) {
    await context.setOffline(true);
    await answerHere(page, number);
    if (number === 3) {
      await sitting(page).getByText('Your answers are kept on this device.').waitFor();
      await expect.poll(async () => (await deviceText(page)).split('"revision"').length).toBeGreaterThan(1);
      await phone.kill();
      [context, page] = await start();
      await page.goto(`${path}?q=3`);
      await sitting(page).getByText('3 of 6 answered').waitFor();
    }
    await context.setOffline(false);
    await next(page);
  }
  await answerHere(page, 5);
  await context.setOffline(true);
  await next(page);
  await answerHere(page, 6);
  await sitting(page).getByRole('button', { name: 'Hand in' }).last().tap();
  await page.getByRole('dialog', { name: 'Hand in the paper?' }).getByRole('button', { name: 'Hand in' }).tap();
  await sitting(page)
    .getByText(/^You are offline\. Your answers are on this device/)
    .waitFor();
  expect((await newestPaper(site.url, reader.token))!.state).toBe('OPEN');
  await context.setOffline(false);
  const result = page.getByRole('region', { name: 'Result' });
  await result.waitFor();

  const paper = await newestPaper(site.url, reader.token);
  const items = itemsOf(paper!);
  expect(items.filter(({ answer }) => answer === null)).toEqual([]);
  const marks = await marksByHand(site.url, items);
  expect(paper!.result!.marks).toBeCloseTo(marks, 10);
  await result.getByText(`${marks} of 6 marks`).waitFor();
});
