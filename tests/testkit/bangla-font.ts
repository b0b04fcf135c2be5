import type { Page } from 'playwright-core';

/** Throws unless the page's Bangla letters are drawn in a font made for them, which is no file that the page loads. */
export async function expectBanglaFont(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'footer a' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  const names = fonts.map(({ familyName, isCustomFont }) => familyName + (isCustomFont ? ' (loaded)' : ''));
  if (!names.includes('Noto Sans Bengali'))
    throw new Error(`No Noto Sans Bengali (apt-get install fonts-noto-core): the footer is in ${names.join(', ')}.`);
}
