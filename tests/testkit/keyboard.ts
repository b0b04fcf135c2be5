import type { Page } from 'playwright-core';

const MAX_TABS = 150;

/** Fails unless an element of this name can be focused and is visible. */
export async function tabTo(page: Page, name: RegExp) {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { width, height } = element.getBoundingClientRect();
      const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).placeholder;
      return { name: (label || element.textContent || '').trim(), hidden: width === 0 || height === 0 };
    });
    if (focused && !focused.hidden && name.test(focused.name)) return;
  }
  throw new Error(`No stop of the Tab key is called ${name}`);
}
