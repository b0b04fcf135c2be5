import { expect, test } from 'vitest';
import { openPage, waitUntilLoaded } from '../../testkit/browser.ts';
import { sharedSite } from '../../testkit/site.ts';

const site = sharedSite();

// A browser paints before it has read the whole document: no element may make room for one that comes after it.
test.each([360, 768, 1280])('at %i px the start of home stays in place while the rest arrives', async (width) => {
  const { page, context, faults } = await openPage(site.browser, {
    baseURL: site.url,
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
  });
  await page.goto('/');
  await waitUntilLoaded(page, /Trusted/);
  const parts = page.locator('main > * > *, main section').filter({ visible: true });
  const moved = await parts.evaluateAll((elements) => {
    const tops = elements.map((element) => element.getBoundingClientRect().top);
    return elements.toReversed().flatMap((element, fromEnd) => {
      const before = elements.length - 1 - fromEnd;
      element.remove();
      return elements.slice(0, before).filter((one, index) => {
        const isAround = one.contains(element) || !one.isConnected;
        return !isAround && one.getBoundingClientRect().top !== tops[index];
      }).map((one) => one.className);
    });
  });
  expect(await parts.count()).toBe(0);
  expect(moved).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
