import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DESK, faultsInBothSchemes } from '../../testkit/browser.ts';
import { waitingCommission, waitingReferrer } from '../../testkit/desk.ts';
import { queryData } from '../../testkit/graphql.ts';
import { tabTo } from '../../testkit/keyboard.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { openedPages } from '../../testkit/opened-pages.ts';
import { newPerson, type Person, PASSWORD, SIGN_UP, signIn } from '../../testkit/people.ts';
import { signUpWithRoles } from '../../testkit/roles.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const TABLET = { width: 768, height: 1024 };
const SCRIPTED = '<img src=x onerror="globalThis.attacked = true"> খাতুন';

// A commission is earned at once.
const site = openSite({ api: { AFFILIATE_HOLD_HOURS: '0' } });
let tokens: Awaited<ReturnType<typeof signUpWithRoles>>;
let storageState: Awaited<ReturnType<typeof sessionOf>>;
beforeAll(async () => {
  tokens = await signUpWithRoles(site.url, site.stack);
  storageState = await sessionOf(site.browser, site.url, 'administrator@example.com');
});

const openAt = openedPages(site);

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  return openAt(path, { storageState, viewport: TABLET, ...options });
}

/** Another one for each time that a test runs. */
const named = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

const dialog = (page: Page) => page.getByRole('dialog');
let transfers = 0;
const enterReference = (page: Page) =>
  dialog(page)
    .getByLabel('Number of the transfer')
    .fill(`TRX${(transfers += 1)}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** As it stands, at both widths and in both schemes. */
async function expectNoFaults(page: Page) {
  for (const viewport of [DESK, TABLET]) {
    await page.setViewportSize(viewport);
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await faultsInBothSchemes(page)).toEqual([]);
}

const PURCHASES = `query ($userId: ID!) { desk { person(userId: $userId) {
  plans { name } purchases { state commissionState } } } }`;
type Held = { plans: { name: string }[]; purchases: { state: string; commissionState: string | null }[] };

async function held(userId: string) {
  const { desk } = await queryData<{ desk: { person: Held } }>(site.url, PURCHASES, {
    token: tokens.administrator,
    variables: { userId },
  });
  return desk.person;
}

async function notificationsOf({ token }: Pick<Person, 'token'>) {
  const { viewer } = await queryData<{ viewer: { notifications: { title: string }[] } }>(
    site.url,
    '{ viewer { notifications { title } } }',
    { token },
  );
  return viewer.notifications.map(({ title }) => title);
}

test(
  'by keyboard a person is found, gets a plan after reading what it does, has it extended and refunded once',
  { timeout: 120_000 },
  async () => {
    const referrerName = named('Referrer');
    const referrer = await newPerson(site.url, referrerName);
    const email = `${named('khatun')}@example.com`;
    const input = { name: SCRIPTED, email, password: PASSWORD, confirmPassword: PASSWORD };
    await queryData(site.url, SIGN_UP, { variables: { input: { ...input, affiliateRef: referrer.userId } } });
    const { userId } = await signIn(site.url, email);

    const page = await open('/studio/people');
    await page.getByText('reviewer@example.com').waitFor();
    await expectNoFaults(page);
    await tabTo(page, /^Find by address/);
    await page.keyboard.type(email.toUpperCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Found' }).waitFor();
    await region(page, 'Found').getByText(SCRIPTED).waitFor();
    await expectNoFaults(page);
    await tabTo(page, /খাতুন$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`/studio/people/${userId}`);
    await page.getByText('No plan is open.').waitFor();
    await expectNoFaults(page);

    await tabTo(page, /^Grant a plan$/);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('combobox', { name: 'Plan' }).selectOption('full-year');
    await dialog(page).getByRole('combobox', { name: 'Duration' }).selectOption('24 months');
    await dialog(page)
      .getByText(/gets Full year \(24 months\) for Tk.2,499, until \d+ \w+ \d{4}\./)
      .waitFor();
    await dialog(page).getByText('as granted by you').waitFor();
    await enterReference(page);
    await expectNoFaults(page);
    await tabTo(page, /^Grant a plan$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Extend Full year (24 months)').waitFor();
    expect(await held(userId)).toMatchObject({ purchases: [{ state: 'RUNNING', commissionState: 'HELD' }] });

    await button(page, 'Extend Full year (24 months)').click();
    await dialog(page).getByText('when the plan before it ends').waitFor();
    await enterReference(page);
    await dialog(page).getByRole('button', { name: 'Extend' }).dblclick();
    await dialog(page).waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await held(userId)).purchases.map(({ state }) => state))
      .toEqual(['UPCOMING', 'RUNNING']);

    await button(page, /^Refund Full year/)
      .nth(1)
      .click();
    await dialog(page).getByText('Full year ends at once.').waitFor();
    await dialog(page).getByText(`to ${referrerName} is cancelled`).waitFor();
    await dialog(page)
      .getByText(/then has Full year, until/)
      .waitFor();
    await expectNoFaults(page);
    await enterReference(page);
    await dialog(page).getByRole('button', { name: 'Refund' }).dblclick();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Refunded', { exact: true }).waitFor();
    expect(await held(userId)).toMatchObject({
      plans: [{}],
      purchases: [{ state: 'RUNNING' }, { state: 'REFUNDED', commissionState: 'TAKEN_BACK' }],
    });
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
  },
);

test(
  'a request with a caution is paid only after a second explanation, and its referrer is told once',
  { tags: 'long' },
  async () => {
    const name = named('Karim');
    const referrer = await waitingReferrer(site.url, tokens.administrator, name);
    const page = await open('/studio/desk');
    await page.getByRole('link', { name: /^Payouts/ }).waitFor();
    await expectNoFaults(page);
    await page.getByRole('link', { name: /^Payouts/ }).click();
    await page.getByText('Bkash 01712345678').waitFor();
    await page.getByText('changed less than 24 hours ago').waitFor();
    await expectNoFaults(page);
    await button(page, new RegExp(`^Paid: .* to ${name}$`)).click();
    await dialog(page).getByText(`Ask ${name} by another way`).waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Record as paid' }).count()).toBe(0);
    // A second press lands on the way back, not on the next step.
    await dialog(page).getByRole('button', { name: 'I have looked into it' }).press('Enter');
    await dialog(page).getByText('No money is sent from here').waitFor();
    await expectNoFaults(page);
    await enterReference(page);
    await dialog(page).getByRole('button', { name: 'Record as paid' }).dblclick();
    await page.getByText('Nobody waits to be paid.').waitFor();
    const paid = (await notificationsOf(referrer)).filter((title) => /paid|withdraw|payout/i.test(title));
    expect(paid).toHaveLength(1);
  },
);

test('a commission is refused with a reason, which its referrer reads', { tags: 'long' }, async () => {
  const name = named('Nusrat');
  const referrer = await waitingCommission(site.url, tokens.administrator, name);
  const page = await open('/studio/desk/payouts');
  await region(page, 'Commissions to look into').getByText("the buyer's address is not verified").waitFor();
  await button(page, new RegExp(`^Refuse: .* to ${name}$`)).click();
  await dialog(page).getByText(`${name} does not earn the`).waitFor();
  await dialog(page).getByRole('textbox').fill('The same person twice');
  await expectNoFaults(page);
  await dialog(page).getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('No commission waits.').waitFor();
  const { viewer } = await queryData<{ viewer: { notifications: { message: string }[] } }>(
    site.url,
    '{ viewer { notifications { message } } }',
    referrer,
  );
  expect(viewer.notifications[0]!.message).toContain('The same person twice');
});

test(
  'a notification is shown as its readers see it and how many they are, and sent once',
  { tags: 'long' },
  async () => {
    const name = named('Listener');
    const reader = await newPerson(site.url, name);
    const page = await open('/studio/desk/notifications');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Results');
    await page
      .getByRole('textbox', { name: 'Message', exact: true })
      .fill('<p>They are <b>out</b>.</p><script>1</script>');
    await expectNoFaults(page);
    await button(page, 'Preview').click();
    await dialog(page).getByText('They are out.').waitFor();
    await dialog(page)
      .getByText(/^\d+ people get it/)
      .waitFor();
    await expectNoFaults(page);
    await dialog(page)
      .getByRole('button', { name: /^Send to \d+ people$/ })
      .dblclick();
    await region(page, 'Scheduled and sent').getByText('To everybody').first().waitFor();
    await expect.poll(() => notificationsOf(reader)).toEqual(['Results']);

    await page.goto(`/studio/people/${reader.userId}`);
    await page.getByRole('link', { name: 'Send a notification' }).click();
    await page.getByText('Write to a group instead').waitFor();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('For you');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A word');
    await button(page, 'Preview').click();
    await dialog(page)
      .getByRole('button', { name: `Send to ${name}` })
      .click();
    await region(page, 'Scheduled and sent').getByRole('link', { name }).waitFor();
    await expect.poll(() => notificationsOf(reader)).toEqual(['For you', 'Results']);
  },
);

test('the log says in words who did what to whom', async () => {
  const name = named('Logged');
  const reader = await newPerson(site.url, name);
  const page = await open('/studio/people?show=all');
  await page.getByRole('combobox', { name: `Role of ${name}` }).selectOption('ADMIN');
  await dialog(page).getByText('may do everything but change the roles').waitFor();
  await dialog(page).getByRole('button', { name: 'Change to Administrator' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto('/studio/desk/log');
  await page.getByText(`Gave ${name} the role Administrator.`).waitFor();
  await page.getByRole('link', { name: `Open ${name}` }).waitFor();
  await expectNoFaults(page);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await page.waitForURL(`/studio/people/${reader.userId}`);
});

test('whose role opens none of the desk is told so, and sees nothing of it', { tags: 'long' }, async () => {
  const reviewer = await sessionOf(site.browser, site.url, 'reviewer@example.com');
  for (const path of ['/studio/desk', '/studio/desk/payouts', '/studio/desk/log', '/studio/people/ANYBODY']) {
    const page = await open(path, { storageState: reviewer });
    await page.getByText('Your role does not open this part of the studio.').waitFor();
  }
});
