import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, FREE } from '../../testkit/admin.ts';
import { DESK, faultsInBothSchemes, openPage, waitForHydration } from '../../testkit/browser.ts';
import { doubleText } from '../../testkit/large-text.ts';
import { sharedSite } from '../../testkit/site.ts';
import { browserOf, signedUp } from '../notifications/people.ts';

/** A single best answer, statements and a short answer. */
const LIST = '/board-question/DHK/_1/ANAT/2024?from=1&to=3';

const site = sharedSite();

const practice = (page: Page) => page.getByRole('dialog', { name: /^Practice: / });

async function openPractice(page: Page) {
  await page.goto(LIST);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).press('Enter');
  await practice(page).getByRole('article').waitFor();
}

type StudyRecords = { data: { viewer: { study: { records: { stats: unknown }[] } } } };

test('a list is practised on a phone, with its result and a second round of wrong questions', async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, hasTouch: true });
  await openPractice(page);
  const tap = (name: string) => practice(page).getByRole('button', { name, exact: true }).tap();
  const at = (place: number) =>
    practice(page)
      .getByRole('article', { name: `Question ${place}` })
      .waitFor();
  const result = (name: string) => practice(page).getByRole('heading', { name }).waitFor();

  await practice(page).getByRole('radio', { name: 'Deltoid' }).tap();
  await tap('Unsure');
  await tap('Check');
  await practice(page).getByText('Incorrect. You chose A; the answer is C.').waitFor();
  await practice(page).getByText('Noted: unsure').waitFor();
  await tap('Next');
  await at(2);
  for (const button of await practice(page).getByRole('button', { name: 'True', exact: true }).all())
    await button.tap();
  await tap('Check');
  await tap('Next');
  await at(3);
  await tap('Show model points');
  for (const box of await practice(page).getByRole('checkbox').all()) await box.tap();
  await tap('Save marks');
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await tap('See the result');
  await result('1 of 3 right');
  expect(await faultsInBothSchemes(page)).toEqual([]);

  await tap('Retry wrong (2)');
  await at(1);
  await practice(page).getByRole('radio', { name: 'Sternocleidomastoid' }).tap();
  // Held, and let go over what is by then another button.
  await practice(page).getByRole('button', { name: 'Check', exact: true }).click({ delay: 700 });
  await practice(page).getByText('Noted: sure').waitFor();
  await at(1);
  await page.reload();
  await practice(page).getByText('Correct. The answer is C.').waitFor();
  await tap('Next');
  await at(2);
  await tap('Skip');
  await result('1 of 2 right');
  await context.close();
  expect(faults).toEqual([]);
});

test('practice works by keyboard alone, and Escape returns to the question in its list', { tags: 'long' }, async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport: DESK });
  await openPractice(page);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await practice(page).getByText('Correct. The answer is C.').waitFor();
  const flag = (pressed: boolean) => practice(page).getByRole('button', { name: /^Flag question/, pressed });
  await flag(false).waitFor();
  await page.keyboard.press('g');
  await flag(true).waitFor();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => shortcuts.count()).toBe(0);
  await page.keyboard.press('n');
  await practice(page).getByRole('article', { name: 'Question 2' }).waitFor();
  for (const key of 'tftft') await page.keyboard.press(key);
  await expect
    .poll(() => practice(page).getByRole('button', { pressed: true }).allInnerTexts())
    .toEqual(['T', 'F', 'T', 'F', 'T']);
  await page.keyboard.press('Escape');
  await expect.poll(() => practice(page).count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.id))
    .toBe('ANAT-000002');
  expect(new URL(page.url()).search).toBe('?from=1&to=3');
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
  await context.close();
  expect(faults).toEqual([]);
});

test(
  'what other readers answered arrives without moving anything, on the narrowest phone too',
  { tags: 'long' },
  async () => {
    const reader = await signedUp(site.url, 'Quiet Comparer');
    const { page, context, faults } = await browserOf(site.browser, site.url, reader, {
      viewport: { width: 320, height: 740 },
    });
    const answered = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('StudyRecords')) return route.continue();
      await answered.promise;
      const response = await route.fetch();
      const body = (await response.json()) as StudyRecords;
      for (const record of body.data.viewer.study.records)
        record.stats = {
          __typename: 'QuestionStats',
          answered: 24,
          rightShare: 0.5,
          optionShares: ['A', 'B', 'C', 'D', 'E'].map((key) => ({ __typename: 'OptionShare', key, share: 1 })),
        };
      return route.fulfill({ response, json: body });
    });
    await openPractice(page);
    const rows = () =>
      practice(page)
        .getByRole('article')
        .getByRole('listitem')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await practice(page).getByText('Incorrect. You chose A; the answer is C.').waitFor();
    await practice(page).getByRole('button', { name: 'Report a mistake' }).waitFor();
    const before = await rows();
    answered.resolve();
    await practice(page).getByText('100 % chose this').first().waitFor();
    expect(await rows()).toEqual(before);
    await page.keyboard.press('n');
    for (const key of 'tftft') await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await practice(page)
      .getByText(/[0-5] of 5 correct\. [\d.]+ of 1 mark\./)
      .waitFor();
    await practice(page).getByText('100 % said true').first().waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    // A request on its way would fail the run once its context is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(faults).toEqual([]);
  },
);

test(
  'at a desk the numbers of the list stand beside the question, also for the keyboard',
  { tags: 'long' },
  async () => {
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, viewport: DESK });
    await openPractice(page);
    const number = (name: string) => practice(page).getByRole('button', { name, exact: true });
    await page.keyboard.press('c');
    await page.keyboard.press('Shift+Enter');
    await practice(page).getByText('Noted: sure').waitFor();
    await number('Question 1, right').waitFor();
    await number('Question 3, not answered').press('Enter');
    await practice(page).getByRole('article', { name: 'Question 3' }).waitFor();
    expect(await number('Question 3, not answered').getAttribute('aria-current')).toBe('step');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect.poll(() => number('Question 3, not answered').count()).toBe(0);
    await context.close();
    expect(faults).toEqual([]);
  },
);

test('the practice page links to the last places and counts the reader’s own lists', { tags: 'long' }, async () => {
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
  await openPractice(page);
  await practice(page).getByRole('radio', { name: 'Deltoid' }).press('Space');
  await page.keyboard.press('Enter');
  await practice(page).getByText('Incorrect. You chose A; the answer is C.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => practice(page).count()).toBe(0);
  await page.goto('/practice');
  await page.getByRole('link', { name: /^Wrong\s*1$/ }).waitFor();
  await page.getByRole('link', { name: /^Flagged\s*0$/ }).waitFor();
  const places = page.getByRole('list', { name: 'Go on where you were' });
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await places.getByRole('link').first().click();
  await practice(page).getByText('Incorrect. You chose A; the answer is C.').waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

test(
  'a result covers all practised pages of a list, also after a reload on a later one',
  { tags: 'long' },
  async () => {
    const reader = await signedUp(site.url, 'Page Turner');
    await admin(
      site.stack,
      'grant-plan',
      '--user',
      reader.user.userId,
      '--plan',
      'term',
      '--duration',
      '6 months',
      ...FREE,
    );
    const { page, context, faults } = await browserOf(site.browser, site.url, reader);
    await page.goto('/board-question/DHK/_1/ANAT/2024?view=one&q=20');
    const press = (name: string) => practice(page).getByRole('button', { name, exact: true }).click();
    const at = (place: number) =>
      practice(page)
        .getByRole('article', { name: `Question ${place}` })
        .waitFor();
    await at(20);
    const card = practice(page).getByRole('article');
    await card
      .getByRole('radio')
      .or(card.getByRole('button', { name: 'True', exact: true }))
      .first()
      .press('Space');
    await press('Check');
    await press('Next');
    await at(21);
    const { search } = new URL(page.url());
    expect(search).toContain('page=2');
    // The pages before it arrive first.
    const calls = (url: URL) => url.pathname === '/graphql';
    await page.route(calls, async (route) => {
      const request = decodeURIComponent(route.request().url()) + (route.request().postData() ?? '');
      if (request.includes('"page":2')) await setTimeout(1000);
      await route.continue();
    });
    await page.reload();
    await at(21);
    await page.unroute(calls);
    await press('Previous question');
    await at(20);
    await page.reload();
    await at(20);
    await practice(page)
      .getByRole('button', { name: /Result so far/ })
      .click();
    await practice(page)
      .getByRole('heading', { name: /^\d+ of 40 right$/ })
      .waitFor();
    await context.close();
    expect(faults).toEqual([]);
  },
);

test(
  'offline, before its code is there, practice says so, and opens when the connection is back',
  { tags: 'long' },
  async () => {
    const { page, context, faults } = await openPage(site.browser, { baseURL: site.url });
    await page.goto(LIST);
    await waitForHydration(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
    await page.getByText('Practice opens once you are online again.').waitFor();
    await context.setOffline(false);
    await practice(page).getByRole('article').waitFor();
    // With its styles: it fills the window.
    await expect.poll(() => practice(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    await page.keyboard.press('Escape');
    await expect.poll(() => practice(page).count()).toBe(0);
    expect(await page.getByText('Practice opens once you are online again.').count()).toBe(0);
    await context.close();
    expect(faults).toEqual([]);
  },
);

test('a phone on its side leaves most of its height to the question', { tags: 'long' }, async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url, viewport: { width: 740, height: 360 } });
  await openPractice(page);
  // Between the two bars.
  const height = await practice(page)
    .getByRole('article')
    .evaluate((card) => card.closest('div[tabindex="-1"]')!.clientHeight);
  expect(height).toBeGreaterThan(240);
  await context.close();
});

test('with text at twice its size the place in the list is on one line', { tags: 'long' }, async () => {
  const { page, context } = await openPage(site.browser, { baseURL: site.url });
  await doubleText(page);
  await openPractice(page);
  const place = practice(page).getByText(/^1 of \d+$/);
  const { height } = (await place.boundingBox())!;
  expect(height).toBeLessThan(80);
  await context.close();
});
