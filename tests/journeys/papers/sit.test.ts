import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, faultsInBothSchemes, openPage, waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, sessionItems, signedUp } from '../notifications/people.ts';
import { handIn, itemsOf, marksByHand, newestPaper, sitCopy, sitting, startMix } from './papers.ts';

const site = sharedSite();

const answered = (page: Page, text: string) => sitting(page).getByText(text).waitFor();

test('a paper is made, sat and read by keyboard alone, and its marks are right', { timeout: 120_000 }, async () => {
  const reader = await signedUp(site.url, 'Keyboard Sitter');
  const { page, context, faults } = await browserOf(site.browser, site.url, reader, { viewport: DESK });
  await page.goto('/papers');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Make a paper' }).press('Enter');
  await page.getByLabel('Multiple true/false').fill('2');
  await page.getByLabel('Single best answer').fill('2');
  await page
    .getByText(/^\d+ match$/)
    .first()
    .waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await sitting(page).getByRole('article', { name: 'Question 1' }).waitFor();
  await sitting(page).getByRole('timer').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);

  for (const key of 'tftft') await page.keyboard.press(key);
  await answered(page, '1 of 4 answered');
  await page.keyboard.press('n');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.keyboard.press('c');
  await answered(page, '2 of 4 answered');
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await answered(page, '3 of 4 answered');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('link', { name: /^Continue paper/ })
    .press('Enter');
  await answered(page, '3 of 4 answered');
  await sitting(page).getByRole('article', { name: 'Question 2' }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.reload();
  await answered(page, '3 of 4 answered');
  await sitting(page).getByRole('article', { name: 'Question 4' }).waitFor();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hand in the paper?' });
  await dialog.getByText('1 question is blank:').waitFor();
  await dialog.getByText('1 question is flagged:').waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hand in' }).press('Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await result.waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);

  const paper = await newestPaper(site.url, reader.token);
  const marks = await marksByHand(site.url, itemsOf(paper!));
  expect(paper).toMatchObject({ state: 'FINISHED', result: { outOf: 4 } });
  expect(paper!.result!.marks).toBeCloseTo(marks, 10);
  await result.getByText(`${marks} of 4 marks`).waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

test(
  'a visitor’s paper with a tutor shows each key once it is checked, and becomes the account’s at log-in',
  { tags: 'long' },
  async () => {
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
    await startMix(page, { mtf: 0, sba: 2, mode: 'After each question' });
    await sitting(page).getByRole('radio').first().check();
    await sitting(page).getByRole('button', { name: 'Check', exact: true }).click();
    await sitting(page)
      .getByText(/^(Correct|Incorrect)\./)
      .waitFor();
    expect(await sitting(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await sitting(page).getByRole('button', { name: 'Next' }).click();
    await sitting(page).getByRole('article', { name: 'Question 2' }).waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue paper/ }).click();
    await sitting(page).getByRole('article').waitFor();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === 'Paper not found') sessionStorage.setItem('not-found', '1');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.reload();
    await sitting(page).getByRole('article').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('not-found'))).toBeNull();
    await sitting(page).getByRole('article', { name: 'Question 2' }).waitFor();
    await handIn(page);
    await page.goto('/papers');
    await page.getByText('These papers are on this device.').waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);

    const reader = await signedUp(site.url, 'Later Reader');
    await page.evaluate(
      (items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)),
      sessionItems(reader),
    );
    await page.reload();
    await expect.poll(() => newestPaper(site.url, reader.token), { timeout: 10_000 }).toBeDefined();
    const paper = await newestPaper(site.url, reader.token);
    expect(paper).toMatchObject({ state: 'FINISHED', result: { outOf: 2 } });
    expect(itemsOf(paper!).filter(({ answer }) => answer !== null)).toHaveLength(1);
    await page.goto(`/papers/${paper!.id}`);
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await context.close();
    expect(faults).toEqual([]);
  },
);

test(
  'another reader sits the same paper by its link, and sees names after sharing their own',
  { tags: 'long' },
  async () => {
    const [first, second] = await Promise.all(
      ['First Sitter', 'Second Sitter'].map((name) => signedUp(site.url, name)),
    );
    const one = await browserOf(site.browser, site.url, first!);
    await startMix(one.page, { mtf: 0, sba: 1 });
    const handInByName = async (page: Page) => {
      await handIn(page);
      await page.getByLabel(/^Show my name/).check();
    };
    await handInByName(one.page);
    const { pathname } = new URL(one.page.url());
    const html = await (await fetch(site.url + pathname)).text();
    expect(html).toMatch(/<meta property="og:title" content="[^"]*1 SBA"/);
    expect(html).toMatch(/<meta property="og:description" content="1 SBA\. 2 minutes\."/);
    expect(html).toMatch(/<meta property="og:image" content="http/);

    const two = await browserOf(site.browser, site.url, second!);
    await two.page.goto(pathname, { waitUntil: 'networkidle' });
    expect(await faultsInBothSchemes(two.page)).toEqual([]);
    await two.page.getByRole('button', { name: 'Sit this paper' }).click();
    await sitting(two.page).getByRole('article').waitFor();
    expect(new URL(two.page.url()).pathname).not.toBe(pathname);
    await handInByName(two.page);
    for (const name of ['First Sitter', 'Second Sitter']) await two.page.getByText(name, { exact: true }).waitFor();
    expect(await two.page.getByRole('list', { name: 'Results by tenths' }).count()).toBe(0);
    const third = await signedUp(site.url, 'Nameless Sitter');
    await sitCopy(site.url, third.token, pathname.split('/').at(-1)!);
    await two.page.reload();
    await two.page.getByText('3 results so far.').waitFor();
    const tenths = two.page.getByRole('list', { name: 'Results by tenths' });
    expect(await tenths.getByRole('listitem', { name: /^0 to 10 %/ }).getAttribute('aria-label')).toMatch(
      /: 3 results$/,
    );
    expect(await two.page.getByText('Nameless Sitter').count()).toBe(0);
    expect(await faultsInBothSchemes(two.page)).toEqual([]);
    const [mine, theirs] = await Promise.all([first!, second!].map(({ token }) => newestPaper(site.url, token)));
    expect(itemsOf(mine!).map(({ asked }) => asked.id)).toEqual(itemsOf(theirs!).map(({ asked }) => asked.id));
    await Promise.all([one.context.close(), two.context.close()]);
    expect([...one.faults, ...two.faults]).toEqual([]);
  },
);
