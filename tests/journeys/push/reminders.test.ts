import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakePushService, startPushService } from '../../../api/src/testing/push-service.ts';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { openSite } from '../../testkit/site.ts';
import { statusOf } from '../../testkit/instance.ts';
import { post } from '../notifications/notify.ts';
import { browserOf, type Person, signedUp } from '../notifications/people.ts';
import { startPageWithWorker } from './small-worker.ts';

const site = openSite({ api: { PUSH_PRIVATE_TARGETS: 'true' } });
let service: FakePushService;
beforeAll(async () => void (service = await startPushService()));
afterAll(() => service.close());

/**
 * Chromium has no push service of its own in a test, and none in a context without a profile. What subscribes is the
 * test's; all else is the browser's.
 */
const stubSubscriptions = (page: Page, subscription: ReturnType<FakePushService['subscribe']>) =>
  page.addInitScript(({ endpoint, p256dh, auth }) => {
    let current: object | null = null;
    const pushManager = {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) =>
        (current = {
          endpoint,
          options: { applicationServerKey: applicationServerKey.buffer },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
          unsubscribe: async () => {
            current = null;
            return true;
          },
        }),
    };
    const registration = { pushManager, addEventListener: () => undefined };
    Object.defineProperties(navigator.serviceWorker, {
      ready: { value: Promise.resolve(registration) },
      getRegistration: { value: async () => registration },
    });
  }, subscription);

const SETTINGS = '{ viewer { push { kinds quietFrom quietTo } } }';
type Settings = { viewer: { push: { kinds: string[]; quietFrom: number; quietTo: number } } };
const settingsOf = async ({ token }: Person) => (await queryData<Settings>(site.url, SETTINGS, { token })).viewer.push;

/** The test runs at any hour. */
async function switchOnAtAllHours(page: Page, reader: Person) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Receive reminders here' }).click();
  await page.getByText('This browser receives reminders.').waitFor();
  await page.getByLabel('From').selectOption('0 h');
  await page.getByLabel('To', { exact: true }).selectOption('0 h');
  await page.getByText('The same hour twice: no quiet hours.').waitFor();
  await expect.poll(() => settingsOf(reader)).toMatchObject({ quietFrom: 0, quietTo: 0 });
}

test('a reader allows reminders in the profile, gets a message of the desk, and no more after logging out', async () => {
  const reader = await signedUp(site.url, 'Reminded Reader');
  const subscription = service.subscribe();
  const { page, context, faults } = await browserOf(site.browser, site.url, reader);
  await context.grantPermissions(['notifications'], { origin: site.url });
  await stubSubscriptions(page, subscription);
  await switchOnAtAllHours(page, reader);
  await page.getByLabel('The end of my plan').uncheck({ force: true });
  await expect.poll(async () => (await settingsOf(reader)).kinds).not.toContain('PLAN_ENDS');
  expect(await faultsInBothSchemes(page)).toEqual([]);

  await page.reload();
  await page.getByText('1 browser receives your reminders.').waitFor();
  expect(await page.getByLabel('The end of my plan').isChecked()).toBe(false);
  await post(site.stack, { user: reader.user.userId, title: 'Closed on Friday' });
  await expect
    .poll(() => service.received.map(({ payload }) => payload))
    .toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Closed on Friday',
          body: 'Closed on Friday',
          navigate: expect.stringMatching(/^https?:\/\/.+\/$/),
          tag: expect.stringMatching(/^message-\d+$/),
        },
      },
    ]);
  expect(service.faults).toEqual([]);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await post(site.stack, { user: reader.user.userId, title: 'Open again' });
  const other = service.subscribe();
  const stranger = await signedUp(site.url, 'Other Reader');
  const { page: second, context: secondContext } = await browserOf(site.browser, site.url, stranger);
  await secondContext.grantPermissions(['notifications'], { origin: site.url });
  await stubSubscriptions(second, other);
  await switchOnAtAllHours(second, stranger);
  await post(site.stack, { title: 'To everybody' });
  const idOf = ({ endpoint }: typeof other) => endpoint.split('/').at(-1);
  await expect.poll(() => service.calls).toEqual([idOf(subscription), idOf(other)]);
  expect(faults).toEqual([]);
  await Promise.all([context.close(), secondContext.close()]);
});

test('the worker shows what was pushed, in place of an older one with the same tag, and something where it cannot read it', async () => {
  const hasWorker = (await statusOf(`${site.url}/sw.js`)) === 200;
  const page = hasWorker ? undefined : await startPageWithWorker();
  const origin = page?.url ?? site.url;
  const context = await site.browser.newContext({ baseURL: origin });
  await context.grantPermissions(['notifications'], { origin });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await tab.goto('/');
  await tab.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const deliver = (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
    });
  const due = (count: number) =>
    JSON.stringify({
      web_push: 8030,
      notification: { title: 'Reviews are due', body: `${count} questions`, navigate: `${origin}/review`, tag: 'due' },
    });
  const reminder = (count: number) => ({
    title: 'Reviews are due',
    body: `${count} questions`,
    tag: 'due',
    data: '/review',
  });
  await deliver(due(7));
  await expect.poll(shown).toEqual([reminder(7)]);
  await deliver(due(8));
  await expect.poll(shown).toEqual([reminder(8)]);
  await deliver('not JSON');
  await expect
    .poll(async () => (await shown()).map(({ title }) => title).toSorted())
    .toEqual(['Reviews are due', 'You have a reminder']);
  await context.close();
  await page?.stop();
});
