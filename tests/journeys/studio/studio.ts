import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import type { Stack } from '../../testkit/stack.ts';
import { browserOf, signedUp, type Person } from '../notifications/people.ts';

export const STEMS = `query ($id: ID!) {
  studio { question(id: $id) { status version lacks draft { stem explanation takeAway options { text correct reason }
    references } } } }`;

export type StoredQuestion = {
  status: string;
  version: number;
  lacks: string[];
  draft: {
    stem: string;
    explanation: string | null;
    takeAway: string | null;
    options: { text: string; correct: boolean; reason: string | null }[];
    references: string[];
  };
};

/** Somebody with an account and this role. */
export async function personWithRole({ url, rest, adminToken }: Stack, name: string, role: string): Promise<Person> {
  const person = await signedUp(url, name);
  const response = await fetch(`${rest}/admin/roles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ user_id: person.user.userId, role }),
  });
  expect(response.status).toBe(200);
  return person;
}

export async function storedQuestion(url: string, { token }: Person, id: string) {
  const { studio } = await queryData<{ studio: { question: StoredQuestion } }>(url, STEMS, {
    token,
    variables: { id },
  });
  return studio.question;
}

/** A tall enough window to see the form and the preview. */
export const studioOf = (browser: Browser, url: string, person: Person, options: BrowserContextOptions = {}) =>
  browserOf(browser, url, person, { viewport: { width: 1280, height: 900 }, ...options });

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

export const idOf = (page: Page) => /questions\/(\d+)$/.exec(page.url())?.[1] ?? '';

/** Works with the keyboard alone, and counts the keys. */
export function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    type: async (text: string) => {
      await page.keyboard.type(text);
    },
    /** Goes on with Tab until the element has the focus, which must be seen. */
    tabTo: async (target: Locator, most = 12) => {
      for (let tabs = 0; tabs < most; tabs += 1) {
        await press('Tab');
        if (!(await target.evaluate((element) => element === document.activeElement))) continue;
        await expectVisibleFocus(target);
        return;
      }
      throw new Error(`${String(target)} is further than ${most} presses of Tab`);
    },
    /** Beside what was typed. */
    presses: () => presses,
  };
}

async function expectVisibleFocus(target: Locator) {
  const isSeen = await target.evaluate((element) => {
    const shows = (one: Element | null | undefined) => {
      const style = one && getComputedStyle(one);
      return style ? style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 : false;
    };
    // A choice's ring is on its label, a rich field's on its box.
    return shows(element) || shows(element.nextElementSibling) || shows(element.parentElement);
  });
  expect(isSeen, `the focus is seen on ${String(target)}`).toBe(true);
}
