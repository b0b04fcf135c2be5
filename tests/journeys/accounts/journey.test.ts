import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT, startProvider } from '../../../api/src/testing/google-provider.ts';
import { faultsInBothSchemes, openBrowser, openPage, visitIn } from '../../testkit/browser.ts';
import { freePort } from '../../testkit/free-port.ts';
import { codeFor, startSmtp, type Smtp } from '../../testkit/mail.ts';
import { newPerson, PASSWORD } from '../../testkit/people.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

// A picture of one pixel.
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let smtp: Smtp;
let google: Awaited<ReturnType<typeof startProvider>>;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  [smtp, google, browser] = await Promise.all([
    startSmtp(),
    startProvider(`${url}/auth/google/callback`),
    openBrowser(),
  ]);
  stack = await startStack({
    both: { PUBLIC_URL: url, GOOGLE_ISSUER: google.issuer },
    api: { SMTP_URL: smtp.url, GOOGLE_CLIENT_ID: CLIENT.clientId, GOOGLE_CLIENT_SECRET: CLIENT.clientSecret },
    gateway: { PORT: String(port), HOST: '127.0.0.1' },
  });
  stack.url = url;
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await Promise.all([google?.close(), smtp?.close()]);
});

const visit = (path: string, steps: (page: Page) => Promise<void>) => visitIn(browser, stack.url, path, steps);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 });
const at = (page: Page, path: string) => eventually(() => new URL(page.url()).pathname).toBe(path);

async function signUp(page: Page, email: string, password = 'secret1') {
  await field(page, 'Name').fill('নুসরাত জাহান');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await press(page, 'Sign up');
}

async function logIn(page: Page, email: string, password = 'secret1') {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

const stored = (page: Page) =>
  page.evaluate(() => ['authToken', 'root', 'read-notifications'].map((key) => localStorage.getItem(key)));

describe('a new student', () => {
  const email = 'nusrat@example.com';

  test('signs up, logs in, fills the profile, and signs out', () =>
    visit('/sign-up?aff_ref=somebody', async (page) => {
      await signUp(page, email);
      await says(page, 'signup completed');
      await at(page, '/login');
      await page.goto('/profile');
      await at(page, '/login');
      await logIn(page, email);
      await at(page, '/profile');
      await field(page, 'Medical college').fill('ঢাকা মেডিকেল কলেজ');
      await says(page, 'institute name updated successfully');
      await field(page, 'Year').fill('3rd');
      await says(page, 'year updated successfully');
      await page.getByLabel('Country code').selectOption({ label: '+880 (BN)' });
      await field(page, 'Phone').fill('01712345678');
      await says(page, 'Phone number updated successfully');
      await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
      await says(page, 'Image updated successfully');
      await page.reload();
      expect(await field(page, 'Medical college').inputValue()).toBe('ঢাকা মেডিকেল কলেজ');
      expect(await field(page, 'Phone').inputValue()).toBe('01712345678');
      await page.getByRole('img', { name: /profile/ }).waitFor();
      await press(page, 'Sign out');
      await at(page, '/');
      expect(await stored(page)).toEqual([null, null, null]);
    }));

  test('is told when the address is taken, but not whether an account exists at log-in', { tags: 'long' }, () =>
    visit('/sign-up', async (page) => {
      const { email: taken } = await newPerson(stack.url, 'Taken');
      await signUp(page, taken);
      await says(page, 'This email is already registered. Please try logging in or use a different email.');
      await page.goto('/login');
      await logIn(page, taken, 'wrong-one');
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
      expect(await stored(page)).toEqual([null, null, null]);
    }),
  );

  test('resets a forgotten password with the mailed code', () =>
    visit('/forgot-password', async (page) => {
      await field(page, 'Email').fill(email);
      await press(page, 'Submit');
      await says(page, 'OTP has been sent to email !');
      await at(page, '/reset-password');
      const code = await codeFor(smtp, email);
      expect(smtp.received.at(-1)!.raw).toMatch(/^From: "?ProffBank"? </m);
      await field(page, 'OTP').fill(code);
      await field(page, 'New password').fill('another1');
      await field(page, 'Confirm password').fill('mistyped');
      await press(page, 'Confirm');
      await says(page, "Passwords Doesn't Match.");
      await field(page, 'Confirm password').fill('another1');
      await press(page, 'Confirm');
      await at(page, '/login');
      await logIn(page, email, 'another1');
      await eventually(() => stored(page).then(([token]) => token)).toBeTruthy();
    }));

  test('whose session has ended elsewhere is told once, and continues as a visitor', { tags: 'long' }, () =>
    visit('/login', async (page) => {
      const person = await newPerson(stack.url, 'Elsewhere');
      await logIn(page, person.email, PASSWORD);
      await eventually(() => stored(page).then(([token]) => token)).toBeTruthy();
      const [token] = await stored(page);
      await fetch(`${stack.rest}/users/session`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
      // On a slow phone the site says so before the whole page is hydrated.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto('/board-question/DHK/_1/ANAT/2024');
      await page.getByRole('article', { name: 'Question 1', exact: true }).waitFor();
      await page.locator('#page-state').waitFor({ state: 'detached' });
      // The server renders this page for visitors.
      await eventually(() => stored(page)).toEqual([null, null, null]);
    }),
  );
});

describe('with Google', () => {
  test('creates an account, without a token in any address', () =>
    visit('/login', async (page) => {
      const addresses: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      google.state.account = { sub: '42', email: 'rafi@gmail.com', email_verified: true, name: 'Rafi' };
      await press(page, 'Login with Google');
      await eventually(() =>
        stored(page)
          .then(([token]) => token)
          .catch(() => null),
      ).toBeTruthy();
      const [token] = await stored(page);
      expect(addresses.filter((address) => address.includes(token!))).toEqual([]);
      await page.goto('/profile');
      await eventually(() => field(page, 'Email').inputValue()).toBe('rafi@gmail.com');
    }));

  test('explains that the reader cancelled at Google', { tags: 'long' }, () =>
    visit('/login', async (page) => {
      google.state.refusing = true;
      await press(page, 'Login with Google');
      await at(page, '/login');
      await page
        .getByRole('alert')
        .filter({ hasText: /Google/ })
        .waitFor();
      google.state.refusing = false;
      expect(await stored(page)).toEqual([null, null, null]);
    }),
  );
});

test('axe finds nothing on the account screens in either scheme, and they fit 320 px', { tags: 'long' }, async () => {
  const { page, context } = await openPage(browser, {
    baseURL: stack.url,
    viewport: { width: 320, height: 640 },
  });
  try {
    const check = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await faultsInBothSchemes(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    };
    for (const path of ['/login', '/sign-up', '/forgot-password']) await check(path);
    // Without an address to reset, /reset-password leads back to /forgot-password.
    await page.evaluate(() => sessionStorage.setItem('reset_email', 'nusrat@example.com'));
    await check('/reset-password');
    await page.goto('/login');
    const { email } = await newPerson(stack.url, 'Farzana');
    await logIn(page, email, PASSWORD);
    await eventually(() => stored(page).then(([token]) => token)).toBeTruthy();
    await check('/profile');
  } finally {
    await context.close();
  }
});
