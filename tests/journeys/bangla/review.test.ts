// @module-tag long
import { expect, test } from 'vitest';
import { waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { button, dialog, heading, says } from './page.ts';

const LIST = '/bn/board-question/DHK/_1/ANAT/topics/Upper%20limb';
const DAY_MS = 86_400_000;

const site = sharedSite();

test(
  'a visitor’s answers are in the record, and come again in the review, in Bangla',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla(site, '/bn/practice');
    await page.clock.install({ time: Date.now() - 3 * DAY_MS });
    await page.goto(LIST);
    await waitForHydration(page);
    const cards = page.getByRole('article').filter({ has: page.getByRole('radio') });
    for (let answers = 0; answers < 2; answers += 1) {
      await cards.first().getByRole('radio').last().check();
      await button(cards.first(), 'questions.checkAnswer', {}).click();
    }
    await page.clock.setSystemTime(Date.now());

    await page.goto('/bn/review');
    const review = dialog(page, 'review.title', {});
    await review.getByRole('radio').first().check();
    await expectBangla(page);
    await button(review, 'practice.check', {}).click();
    await button(review, 'practice.undo', {}).click();
    await says(review, 'review.undone');
    await review.getByRole('radio').first().check();
    await button(review, 'practice.check', {}).click();
    await button(review, 'practice.next', {}).click();
    await button(review, 'review.notToday', {}).click();
    await says(review, 'review.comesAgain');
    await expectBangla(page);

    await page.goto('/bn/record');
    await heading(page, 'record.title', {}).waitFor();
    await says(page, 'record.questionsSeen');
    await expectBangla(page);
    await page.getByRole('button', { name: /^Anatomy/ }).click();
    await button(page, 'record.remove', {}).click();
    await dialog(page, 'record.removeTitle', {}).waitFor();
    await expectBangla(page);
    await button(dialog(page, 'record.removeTitle', {}), 'record.removeNow', {}).click();
    await heading(page, 'record.nothingYet', {}).waitFor();
    await expectBangla(page);
    await context.close();
    expect(faults).toEqual([]);
  },
);
