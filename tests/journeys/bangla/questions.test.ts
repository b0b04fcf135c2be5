import { expect, test } from 'vitest';
import { waitForHydration } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { bn, bnLike, button, says } from './page.ts';

const site = sharedSite();

test(
  'a visitor reads from the boards to a question in Bangla, answers it and reads why',
  { timeout: 120_000 },
  async () => {
    const { page, context, faults } = await openBangla(site, '/bn/board-question');
    const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();
    await waitForHydration(page);
    await expectBangla(page);
    await link('Dhaka').click();
    await link(/1st Proff/).click();
    await link('Anatomy').click();
    await page.waitForURL('**/bn/board-question/DHK/_1/ANAT');
    await link(/^(?:2024|২০২৪)/).waitFor();
    await expectBangla(page);
    await link(/^(?:2024|২০২৪)/).click();
    const card = page.getByRole('article').first();
    await card.getByRole('radio').first().check();
    await button(card, 'questions.checkAnswer', {}).click();
    await card
      .getByText(bnLike('questions.correct'))
      .or(card.getByText(bnLike('questions.incorrect')))
      .waitFor();
    await says(card, 'questions.explanation');
    await expectBangla(page);
    expect(await page.title()).toContain('ProffBank');
    await page.getByRole('link', { name: bn('shared.back'), exact: true }).click();
    await page.waitForURL('**/bn/board-question/DHK/_1/ANAT');
    await context.close();
    expect(faults).toEqual([]);
  },
);
