// @module-tag long
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../../testkit/admin.ts';
import { DESK, faultsInBothSchemes, openPage, PHONE } from '../../testkit/browser.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { sessionOf } from '../../testkit/session.ts';
import { openSite } from '../../testkit/site.ts';

const site = openSite();

async function withRole(name: string, role: string): Promise<Person> {
  const person = await newPerson(site.url, name);
  await admin(site.stack, 'set-role', person.userId, role);
  return person;
}

async function open(path: string, { email }: Person, viewport = DESK) {
  const storageState = await sessionOf(site.browser, site.url, email);
  const opened = await openPage(site.browser, { baseURL: site.url, storageState, viewport });
  await opened.page.goto(path);
  return opened;
}

let owner: Person;
let reader: Person;
beforeAll(async () => {
  owner = await withRole('Owner', 'ADMIN');
  reader = await newPerson(site.url, 'Reader');
});

test('a clerk opens the studio at the desk, finds people there, and sells', async () => {
  const clerk = await withRole('Clerk', 'CLERK');
  const { page, context, faults } = await open('/studio', clerk, PHONE);
  await page.waitForURL('/studio/people');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Desk' }).click();
  const screen = (name: RegExp) => page.getByRole('main').getByRole('region').getByRole('link', { name });
  // Beside it is the number of orders to check.
  await screen(/^Orders (?!to check)/).waitFor();
  await screen(/^Statement/).waitFor();
  expect(await screen(/^Payouts/).count()).toBe(0);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);

  await page.goto(`/studio/people/${reader.userId}`);
  await page.getByRole('button', { name: 'Grant a plan' }).waitFor();
  await page.getByRole('link', { name: 'Send a notification' }).waitFor();
  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.goto(`/studio/people/${clerk.userId}`);
  await page.getByRole('heading', { name: 'Clerk' }).waitFor();
  expect(await page.getByRole('button', { name: 'Grant a plan' }).count()).toBe(0);

  await page.goto('/studio/desk/payouts');
  await page.getByText('Your role does not open this part of the studio.').waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

test('an administrator is told that an owner alone changes administrators; the owner does', async () => {
  const administrator = await withRole('Administrator', 'ADMIN');
  const other = await withRole('Other', 'ADMIN');
  const role = { name: 'Role of Other' };
  const asAdministrator = await open(`/studio/people/${other.userId}`, administrator);
  const { page } = asAdministrator;
  await page.getByRole('combobox', role).selectOption('READER');
  await page.getByRole('button', { name: 'Change to Reader' }).click();
  await page.getByRole('dialog').getByText('Only an owner gives and takes the roles').waitFor();
  await page.goto(`/studio/people/${owner.userId}`);
  await page.getByRole('heading', { name: 'Owner' }).waitFor();
  expect(await page.getByRole('combobox').count()).toBe(0);
  expect(await layoutFaults(page)).toEqual([]);
  await asAdministrator.context.close();

  const asOwner = await open(`/studio/people/${other.userId}`, owner);
  await asOwner.page.getByRole('combobox', role).selectOption('OWNER');
  await asOwner.page.getByRole('dialog').getByText('may do everything, and gives').waitFor();
  expect(await faultsInBothSchemes(asOwner.page)).toEqual([]);
  await asOwner.page.getByRole('button', { name: 'Change to Owner' }).click();
  await expect.poll(() => asOwner.page.getByRole('combobox', role).inputValue()).toBe('OWNER');
  await asOwner.context.close();
  expect([...asAdministrator.faults, ...asOwner.faults]).toEqual([]);
});

test('a reader without a role loads the menu of the studio, and nothing else of it', async () => {
  const { page, context, faults } = await open('/', reader, PHONE);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const isOfStudio = (name: string) => /assets\/(studio|desk)/i.test(name);
  expect(loaded.filter(isOfStudio).map((name) => /assets\/([\w-]+)-[\w-]{7}\./.exec(name)?.[1])).toEqual([
    'StudioMenuItem',
    'studio-menu',
  ]);
  await context.close();
  expect(faults).toEqual([]);
});
