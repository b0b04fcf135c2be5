// @module-tag long
import type { Page, WebSocket } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { editedSite } from '../../testkit/site.ts';
import { bell, button, counts, eventually, openPanel, panel, titles } from './bell.ts';
import { notify, post } from './notify.ts';
import { browserOf, signedUp, type Person } from './people.ts';

const PATH = '/board-question/DHK/_1/ANAT';

const site = editedSite();
const opened: Awaited<ReturnType<typeof browserOf>>[] = [];
afterEach(async () => {
  const all = opened.splice(0);
  await Promise.all(all.map(({ context }) => context.close()));
  const faults = all.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

async function open(person: Person, options = {}): Promise<Page> {
  const one = await browserOf(site.browser, site.url, person, options);
  opened.push(one);
  await one.page.goto(PATH);
  await bell(one.page).waitFor();
  return one.page;
}

const gone = (page: Page) => panel(page).waitFor({ state: 'detached' });

test('a notification shows at once in both browsers, and is marked as read in both', async () => {
  const amina = await signedUp(site.url, 'Amina');
  const pages = await Promise.all([open(amina), open(amina)]);
  const [first, second] = pages;
  await Promise.all(pages.map(openPanel));
  await panel(first).getByText('No notifications').waitFor();
  const since = performance.now();
  const shown = pages.map(async (page) => {
    await panel(page).getByRole('heading', { level: 3, name: 'Routine of November' }).waitFor();
    return performance.now();
  });
  const { userId } = amina.user;
  await notify(site.stack.dataDir, { user: userId, title: 'Routine of November', message: 'x'.repeat(101) });
  const sent = performance.now();
  for (const [index, at] of (await Promise.all(shown)).entries())
    console.log(
      `browser ${index + 1}: ${Math.round(at - since)} ms from the start of the command, ` +
        `${Math.round(at - sent)} ms from its end`,
    );
  for (const page of pages) {
    await counts(page, 1);
    expect(await titles(page)).toEqual(['Routine of November']);
    await panel(page).getByText('1 new', { exact: true }).waitFor();
    await panel(page).getByText('Latest', { exact: true }).waitFor();
    await panel(page)
      .getByText(`${'x'.repeat(100)}…`)
      .waitFor();
  }

  await panel(first).getByText('x'.repeat(100)).click();
  await counts(first, 0);
  const isRead = async () => {
    await second.reload();
    await bell(second).waitFor();
    await openPanel(second);
    await panel(second).getByRole('heading', { level: 3 }).waitFor();
    return bell(second).getAttribute('aria-label');
  };
  await eventually(isRead).toBe('Notifications');
});

test('one for all reaches everybody, one for a user only them; Mark all and Clear survive a reload', async () => {
  const people = await Promise.all([signedUp(site.url, 'Bina'), signedUp(site.url, 'Champa')]);
  const [bina, champa] = await Promise.all([open(people[0]), open(people[1])]);
  await post(site.stack, { user: people[0].user.userId, title: 'For Bina' });
  await post(site.stack, { title: 'For all' });
  await Promise.all([counts(bina, 2), counts(champa, 1)]);
  await Promise.all([openPanel(bina), openPanel(champa)]);
  expect([await titles(bina), await titles(champa)]).toEqual([['For all', 'For Bina'], ['For all']]);

  const told = bina.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('markAllNotificationsRead'),
  );
  await button(bina, 'Mark all as read').click();
  await counts(bina, 0);
  await counts(champa, 1);
  await told;
  // The server must know it too, not only this browser.
  await bina.evaluate(() => localStorage.removeItem('read-notifications'));
  await bina.reload();
  await bell(bina).waitFor();
  await openPanel(bina);
  await eventually(() => titles(bina)).toEqual(['For all', 'For Bina']);
  await counts(bina, 0);

  await button(bina, 'Clear').click();
  await panel(bina).getByText('No notifications').waitFor();
  await bina.reload();
  await bell(bina).waitFor();
  await openPanel(bina);
  await panel(bina).getByText('No notifications').waitFor();
  await post(site.stack, { title: 'After Clear' });
  await eventually(() => titles(bina)).toEqual(['After Clear']);
  await counts(champa, 2);
});

test('signing out closes the socket', async () => {
  const person = await signedUp(site.url, 'Dipa');
  const one = await browserOf(site.browser, site.url, person);
  opened.push(one);
  const sockets: WebSocket[] = [];
  one.page.on('websocket', (socket) => sockets.push(socket));
  await one.page.goto('/profile');
  await eventually(() => sockets.length).toBe(1);
  await post(site.stack, { user: person.user.userId, title: 'Before' });
  await openPanel(one.page);
  await eventually(() => titles(one.page)).toContain('Before');
  await button(one.page, 'Close').click();
  expect(sockets.map((socket) => socket.isClosed())).toEqual([false]);
  await one.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await eventually(() => sockets.map((socket) => socket.isClosed())).toEqual([true]);
});

test('axe finds nothing on the panel at 320 px in either scheme', async () => {
  const person = await signedUp(site.url, 'Eva');
  const page = await open(person, { viewport: { width: 320, height: 640 } });
  const { userId: user } = person.user;
  await post(site.stack, { user, title: `Long${'word'.repeat(40)}`, message: 'word'.repeat(100) });
  await post(site.stack, {
    user,
    title: 'With markup',
    message: '<p>Read <a href="https://example.com">this</a>.</p>',
  });
  await openPanel(page);
  await panel(page).getByText('With markup').waitFor();
  await panel(page)
    .getByRole('button', { name: /^Show more/ })
    .click();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = (await panel(page).boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= 320, box.height <= 400]).toEqual([true, true, true]);
});

test('by keyboard alone', async () => {
  const person = await signedUp(site.url, 'Farida');
  const page = await open(person);
  for (const title of ['One', 'Two']) await post(site.stack, { user: person.user.userId, title });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const tabTo = async (name: string | RegExp) => {
    for (let stop = 0; stop < 40; stop += 1) {
      if ((await focused())?.match(name)) return;
      await page.keyboard.press('Tab');
    }
    expect(await focused()).toMatch(name);
  };
  await eventually(() => bell(page).getAttribute('aria-label')).toMatch(/[2-9] unread/);
  await tabTo(/^Notifications, /);
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await tabTo('Mark as read: Two');
  await page.keyboard.press('Enter');
  await button(page, 'Mark as read: Two').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await focused()).toMatch(/^Notifications/);
  await page.keyboard.press('Enter');
  await tabTo(/^Close$/);
  await page.keyboard.press('Enter');
  await gone(page);
  expect(await focused()).toMatch(/^Notifications/);
});
