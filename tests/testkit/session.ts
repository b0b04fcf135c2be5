import type { Browser, Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { PASSWORD } from './people.ts';

export async function logIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('authToken') && localStorage.getItem('root'));
}

export async function sessionOf(browser: Browser, baseURL: string, email: string) {
  const { page, context } = await openPage(browser, { baseURL });
  await page.goto('/login');
  await logIn(page, email);
  const state = await context.storageState();
  await context.close();
  return state;
}
