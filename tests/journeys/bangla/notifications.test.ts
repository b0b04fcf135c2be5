// @module-tag long
import { expect, test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { openSite } from '../../testkit/site.ts';
import { answerReport, listedQuestions } from '../../testkit/studio.ts';
import { personWithRole } from '../studio/studio.ts';
import { signedUp } from '../notifications/people.ts';
import { expectBangla, openBangla } from './left-over.ts';
import { IN_BANGLA, bn, bnLike, button, dialog, field, heading, link, says } from './page.ts';

const REPORTS = '{ studio { reports(first: 1) { edges { node { id } } } } }';

const site = openSite();

test(
  'a reader reports a mistake, is notified of the answer, and looks at the reminders, all in Bangla',
  { timeout: 120_000 },
  async () => {
    const reader = await signedUp(site.url, 'ফারহানা ইসলাম', IN_BANGLA);
    const reviewer = await personWithRole(site.stack, 'যাচাইকারী', 'REVIEWER');
    const [question] = await listedQuestions(site.url, reader.token);
    const path = '/bn/board-question/DHK/_1/ANAT/2024';
    const { page, context, faults } = await openBangla(site, path, { person: reader });
    const card = page.locator(`article[id="${question!.ref}"]`);
    await button(card, 'questions.showAnswer', {}).click();
    await button(card, 'reports.reportIn', { ref: question!.ref }).click();
    const report = dialog(page, 'reports.title');
    await button(report, 'reports.send', {}).click();
    await says(report, 'reports.chooseKind', {});
    await expectBangla(page);
    await report.getByRole('radio', { name: bn('reports.kind', { kind: 'WRONG_KEY' }) }).check();
    await field(report, 'reports.detailsOptional').fill('Gray 41e');
    await button(report, 'reports.send', {}).click();
    await says(page.getByRole('dialog'), 'reports.sentTitle', {});
    await expectBangla(page);
    await button(page.getByRole('dialog'), 'reports.done', {}).click();

    type Found = { studio: { reports: { edges: { node: { id: string } }[] } } };
    const { studio } = await queryData<Found>(site.url, REPORTS, { token: reviewer.token });
    await answerReport(site.url, reviewer.token, studio.reports.edges[0]!.node.id, true, 'ঠিক করা হয়েছে।');
    const bell = page.getByRole('button', { name: bnLike('notifications.bellUnread') }).first();
    await bell.click();
    const panel = dialog(page, 'notifications.heading', {});
    const title = panel.getByRole('heading', { level: 3 }).first();
    await title.waitFor();
    expect(await title.innerText()).toMatch(/^[^A-Za-z]+$/);
    expect(await title.evaluate((one) => one.closest('li')!.textContent)).toMatch(/ঠিক করা হয়েছে।/);
    await expectBangla(page);
    await button(panel, 'notifications.markAll', {}).click();
    await button(panel, 'notifications.close', {}).click();

    await page.goto('/bn/profile/reports');
    await heading(page, 'reports.own', {}).waitFor();
    await page.getByText(bn('reports.state', { state: 'ACCEPTED' })).waitFor();
    await expectBangla(page, ['Gray 41e']);
    await page.goto('/bn/profile');
    await heading(page, 'push.title', {}).waitFor();
    await link(page, 'accounts.reports', {}).waitFor();
    await expectBangla(page, [reader.user.email]);
    await context.close();
    expect(faults).toEqual([]);
  },
);
