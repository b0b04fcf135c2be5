import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const eventually = <Value>(read: () => Value, timeout = 10_000) => expect.poll(read, { timeout, interval: 25 });
export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).first();
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
export const titles = (page: Page) => panel(page).getByRole('heading', { level: 3 }).allTextContents();

export async function openPanel(page: Page) {
  await bell(page).click();
  await panel(page).waitFor();
}

/** Waits until the badge has this number. */
export const counts = (page: Page, unread: number, timeout?: number) =>
  eventually(() => bell(page).getAttribute('aria-label'), timeout).toBe(
    unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
  );
