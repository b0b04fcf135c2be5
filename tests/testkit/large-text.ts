import type { Page } from 'playwright-core';
import { PHONE } from './browser.ts';
import { layoutFaults } from './layout-faults.ts';

const STANDARD_PX = 16;

const fontSetting = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  return (standard: number) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
};

/** Sets the browser's own text to twice its size, as a reader does in its settings. */
export const doubleText = async (page: Page) => void (await (await fontSetting(page))(2 * STANDARD_PX));

/** What is cut off on a phone of 360 px with text at twice its size, by the browser's setting and by the page's. */
export async function largeTextFaults(page: Page) {
  await page.setViewportSize(PHONE);
  const setStandard = await fontSetting(page);
  await setStandard(2 * STANDARD_PX);
  await mediumText(page, 2 * STANDARD_PX);
  const bySetting = await layoutFaults(page);
  // Enlarging only the page keeps the breakpoints of small text.
  await setStandard(STANDARD_PX);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  // The browser applies the setting after a delay; until then text is four times its size.
  await mediumText(page, STANDARD_PX);
  return { bySetting, byPage: await layoutFaults(page) };
}

/** Pages in Bangla enlarge the setting a little, so it is read from a text that has it. */
const mediumText = (page: Page, size: number) =>
  page.waitForFunction((px) => {
    const text = document.body.appendChild(document.createElement('span'));
    text.style.fontSize = 'medium';
    const { fontSize } = getComputedStyle(text);
    text.remove();
    return fontSize === `${px}px`;
  }, size);
