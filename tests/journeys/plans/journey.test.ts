import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { admin, FREE } from '../../testkit/admin.ts';
import { openPage } from '../../testkit/browser.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { logIn, sessionOf } from '../../testkit/session.ts';
import { sharedSite } from '../../testkit/site.ts';

const PLANS = '/subscription';

const site = sharedSite();
let reader: Person;
let subscriber: Person;
beforeAll(async () => {
  reader = await newPerson(site.url, 'Nusrat');
  subscriber = await newPerson(site.url, 'Rafi');
  await admin(
    site.stack,
    'grant-plan',
    '--user',
    subscriber.userId,
    '--plan',
    'term',
    '--duration',
    '6 months',
    ...FREE,
  );
});

const ownPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

test('a visitor compares the plans and reads how to get one', () =>
  site.visit(PLANS, async (page) => {
    const prices = page.getByRole('list', { name: 'Prices of Term' });
    await prices.getByText('Tk 899').waitFor();
    const table = page.getByRole('table', { name: 'What is in each plan' });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Feature',
      'Exam month',
      'Term',
      'Full year',
    ]);
    const monthly = table.getByRole('row', { name: /^Price a month/ }).getByRole('cell');
    const amounts = (await monthly.allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]));
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));

    await page.getByRole('button', { name: 'Get this plan: Full year' }).click();
    const mail = page.getByRole('link', { name: /@/ });
    expect(await mail.getAttribute('href')).toContain('subject=Plan%3A%20Full%20year');
    await page
      .getByRole('button', { name: /refund|money back/i })
      .first()
      .click();
    await page.getByRole('link', { name: 'Board questions' }).first().waitFor();
    expect(await ownPlan(page).count()).toBe(0);
  }));

test('a visitor logs in from a plan, comes back to the plans and reads that they have none', { tags: 'long' }, () =>
  site.visit(PLANS, async (page) => {
    await page.getByRole('button', { name: 'Get this plan: Term' }).click();
    await page.getByRole('listitem').getByRole('link', { name: 'log in', exact: true }).click();
    await logIn(page, reader.email);
    await page.waitForURL(`**${PLANS}`);
    await ownPlan(page).getByText('No plan yet').waitFor();
    await page.getByRole('button', { name: 'Get this plan: Term' }).click();
    await page.getByText(`from ${reader.email}`).filter({ visible: true }).waitFor();
    expect(await page.getByRole('link', { name: /^Sign up$/i }).count()).toBe(0);
  }),
);

test('a reader who has a plan sees which, and until when', { tags: 'long' }, async () => {
  const storageState = await sessionOf(site.browser, site.url, subscriber.email);
  const { page, context, faults } = await openPage(site.browser, { baseURL: site.url, storageState });
  await page.goto(PLANS);
  await ownPlan(page).getByText('Term, 6 months').waitFor();
  const end = /Open until \d+ \w+ (\d{4})/.exec(await ownPlan(page).innerText())?.[1];
  expect(Number(end)).toBeGreaterThanOrEqual(new Date().getFullYear());
  expect(faults).toEqual([]);
  await context.close();
});
