// @module-tag long
import { expect, test } from 'vitest';
import { waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bn, bnLike, button, dialog, heading, named, says } from './page.ts';

const site = sharedSite();

test(
  'a list is practised in Bangla to its result, and the wrong questions once more',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla(site, '/bn/practice');
    await waitForHydration(page);
    await expectBangla(page);
    await page.goto('/bn/board-question/DHK/_1/ANAT/2024?from=1&to=2');
    await waitForHydration(page);
    await named(page.getByRole('main'), 'link', 'questions.practice', {}).press('Enter');
    const practice = dialog(page, 'practice.titleOf');
    await practice.getByRole('radio').first().check();
    await button(practice, 'practice.check', {}).click();
    await practice
      .getByText(bnLike('questions.correct'))
      .or(practice.getByText(bnLike('questions.incorrect')))
      .waitFor();
    await expectBangla(page);
    await button(practice, 'practice.next', {}).click();
    for (const one of await button(practice, 'questions.true', {}).all()) await one.click();
    await button(practice, 'practice.check', {}).click();
    await button(practice, 'practice.seeResult', {}).click();
    await heading(practice, 'practice.rightOf').waitFor();
    await says(practice, 'practice.marks');
    await expectBangla(page);
    await button(practice, 'practice.retryWrong').click();
    await practice.getByRole('article').waitFor();
    await practice.getByRole('button', { name: bn('practice.leave') }).click();
    await expect.poll(() => practice.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/bn/board-question/DHK/_1/ANAT/2024');
    await context.close();
    expect(faults).toEqual([]);
  },
);
