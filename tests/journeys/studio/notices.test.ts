import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { queryData } from '../../testkit/graphql.ts';
import { sharedSite } from '../../testkit/site.ts';
import { bell, openPanel, panel } from '../notifications/bell.ts';
import { NEW_QUESTION } from '../../contract/studio.ts';
import { personWithRole, studioOf } from './studio.ts';

const site = sharedSite();

type Changed = { changed: { id: string; version: number } };
const SUBMIT = `mutation ($id: ID!, $version: Int!) { changed: submitQuestion(id: $id, version: $version) { id version } }`;

test(
  'a reviewer hears at once what waits, sees how much on the tabs, and switches the daily mail off',
  { tags: 'long' },
  async () => {
    const author = await personWithRole(site.stack, 'Writer of two', 'AUTHOR');
    const reviewer = await personWithRole(site.stack, 'Reader of news', 'REVIEWER');
    const { page, context, faults } = await studioOf(site.browser, site.url, reviewer);
    await page.goto('/studio/review');
    const tab = page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: /^Review/ });
    await tab.waitFor();
    const before = Number(/\d+/.exec(await tab.innerText())?.[0] ?? 0);

    const handIn = async (number: number) => {
      const ask = (query: string, variables: Record<string, unknown>) =>
        queryData<Changed>(site.url, query, { token: author.token, variables });
      const question = { ...NEW_QUESTION, stem: `${NEW_QUESTION.stem} ${number} ${author.user.userId}` };
      const { changed } = await ask(
        'mutation ($question: QuestionInput!) { changed: saveQuestion(question: $question) { id version } }',
        { question },
      );
      await ask(SUBMIT, changed);
    };
    await handIn(1);
    await handIn(2);
    await expect.poll(() => tab.innerText()).toContain(String(before + 2));
    expect(await tab.textContent()).toMatch(/waits?$/);
    await expect.poll(() => bell(page).getAttribute('aria-label')).toBe('Notifications, 1 unread');
    await openPanel(page);
    await panel(page).getByText('2 questions were submitted for review.').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await layoutFaults(page)).toEqual([]);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Stop the daily mail' }).click();
    await page.getByRole('button', { name: 'Send me the daily mail' }).waitFor();
    await page.reload();
    await page.getByText('You do not get the daily mail.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);
