import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, layoutShift, openBrowser, openPage, PHONE, watchLayoutShift } from '../testkit/browser.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

// Target W3.
const MAX_LAYOUT_SHIFT = 0.02;
const NARROW = { width: 320, height: 640 };

const SCREENS = [
  { path: '/', heading: 'Trusted Medical Solutions for Professionals and Students' },
  { path: '/board-question', heading: /./ },
  { path: '/board-question/DHK', heading: 'Dhaka' },
  { path: '/board-question/DHK/_1', heading: /1st Proff/ },
  { path: '/board-question/DHK/_1/ANAT', heading: 'Anatomy' },
  { path: '/board-question/DHK/_1/ANAT/2024', heading: /2024/ },
  { path: '/board-question/DHK/_1/ANAT/topics/Upper%20limb', heading: /Upper limb/ },
  { path: '/board-question/DHK/_1/ANAT/2024?page=2', heading: /2024/ },
  { path: '/board-question/DHK/_1/ANAT/1999', heading: /1999/ },
  { path: '/nowhere', heading: /./ },
];

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Whatever axe finds, as lines that name the place. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

async function settled(page: Page, heading: string | RegExp) {
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(SCREENS)('axe finds nothing on $path', async ({ path, heading }) => {
    const { page, context } = await openPage(browser, { baseURL: stack.url, colorScheme });
    try {
      await page.goto(path);
      await settled(page, heading);
      expect(await faultsOf(page)).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test('nor on questions with their answers out', async () => {
    const { page, context } = await openPage(browser, { baseURL: stack.url, colorScheme });
    try {
      await page.goto('/board-question/DHK/_1/ANAT/2024');
      await settled(page, /2024/);
      await page.getByRole('radio').first().check();
      for (const name of ['Check answer', 'Show answers', 'Show all']) {
        await page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first().click();
      }
      await expect.poll(() => page.getByText('Explanation').count()).toBe(3);
      expect(await faultsOf(page)).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

describe('layout', () => {
  test.each(SCREENS.flatMap((screen) => [PHONE, DESK].map((viewport) => ({ ...screen, viewport }))))(
    'nothing jumps while $path loads over a slow line, $viewport.width px',
    async ({ path, heading, viewport }) => {
      const { page, context } = await openPage(browser, { baseURL: stack.url, viewport });
      try {
        await watchLayoutShift(page);
        await page.route('**/graphql', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 250));
          await route.continue();
        });
        await page.goto(path);
        await settled(page, heading);
        const { total, moved } = await layoutShift(page);
        expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      } finally {
        await context.close();
      }
    },
  );

  test.each(SCREENS)('$path fits 320 px', async ({ path, heading }) => {
    const { page, context } = await openPage(browser, { baseURL: stack.url, viewport: NARROW });
    try {
      await page.goto(path);
      await settled(page, heading);
      for (const name of ['Show answer', 'Show answers', 'Show all']) {
        // Each that is pressed is gone.
        const button = page.getByRole('button', { name, exact: true }).first();
        while (await button.isVisible()) await button.click();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    } finally {
      await context.close();
    }
  });
});
