import { expect, test } from 'vitest';
import { openPage, waitForHydration, waitUntilLoaded } from '../../testkit/browser.ts';
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
  const moved = await page.locator('main > * > *, main section').evaluateAll((parts) => {
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    return parts.toReversed().flatMap((last) => {
      last.remove();
      const left = parts.filter((part) => part.isConnected && !part.contains(last));
      return left
        .filter((part) => part.getBoundingClientRect().top !== tops[parts.indexOf(part)])
        .map((part) => `${part.className} by ${last.className}`);
    });
  });
  expect(moved).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('back and a reload find home where it was left', async () => {
  const { page, context, faults } = await openPage(site.browser, {
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  await waitForHydration(page);
  const plans = page.getByRole('link', { name: 'Compare plans' });
  const top = () => plans.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await plans.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBeLessThan(400);
  const before = await top();
  await plans.click();
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  await page.goBack();
  await expect.poll(top).toBe(before);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(top).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});
