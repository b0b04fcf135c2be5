import type { Page } from 'playwright-core';

/** Signs that reach furthest above and below their line; short enough for a tab on a phone. */
const TALL_SIGNS = 'কূঁ হৃৎ ক্ষ্ম';
const MARK = 'data-ink';
const AROUND_PX = 24;
// Of 255. Fainter pixels are the soft edge of a letter.
const INK = 128;

/** Leaves black text of one element on white, and nothing else. */
const INK_ONLY = `
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    color: transparent !important; background: none !important; border-color: transparent !important;
    box-shadow: none !important; outline-color: transparent !important; text-decoration: none !important;
    text-shadow: none !important;
  }
  html { background: #fff !important }
  svg, img, picture, video, canvas { visibility: hidden !important }
  [${MARK}] { color: #000 !important; -webkit-text-fill-color: #000 !important }`;
// Without overflow an item of a row or grid would take more space: its own minimum is then that of its text.
const UNCLIPPED = `
  [${MARK}-around] { overflow: visible !important; clip-path: none !important; contain: none !important }
  [${MARK}-around*=width] { min-width: 0 !important }
  [${MARK}-around*=height] { min-height: 0 !important }`;

/**
 * Writes signs of Bangla into each different element that a selector finds, and photographs one after the other as it is and
 * with nothing that clips it. Returns labels of the elements that lose ink, and the number of all.
 */
export async function findCutInk(page: Page, selector: string) {
  await page.addStyleTag({ content: INK_ONLY });
  await page.evaluate(readThrough);
  const labels = await page.evaluate(writeSigns, { selector, signs: TALL_SIGNS });
  const eye = await page.context().newPage();
  await page.bringToFront();
  const cut: string[] = [];
  let count = 0;
  for (const [index, label] of labels.entries()) {
    const clip = await page.evaluate(showText, { index, mark: MARK, around: AROUND_PX });
    if (!clip) continue;
    count += 1;
    const photograph = async () => (await page.screenshot({ clip })).toString('base64');
    const asItIs = await photograph();
    const style = await page.addStyleTag({ content: UNCLIPPED });
    const whole = await photograph();
    await style.evaluate((element) => (element as Element).remove());
    const lost = asItIs === whole ? 0 : await eye.evaluate(countLost, { asItIs, whole, ink: INK });
    if (lost > 0) cut.push(`${label}: ${lost} px`);
  }
  await eye.close();
  return { cut, count };
}

/** In the page: loads the parts that wait until they are near the screen. */
async function readThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** In the page: into the first seen text of each class, with the same class around it. Keeps the elements as `inkTexts`. */
function writeSigns({ selector, signs }: { selector: string; signs: string }): string[] {
  const labels = new Map<string, string>();
  const inkTexts: Element[] = [];
  // Texts for screen readers alone are in boxes of one pixel.
  const isForReaders = (element: Element | null): boolean => {
    if (element === null) return false;
    const isTiny = element.getBoundingClientRect().width <= 1 && getComputedStyle(element).display !== 'contents';
    return isTiny || isForReaders(element.parentElement);
  };
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (!text.data.trim() || parent.closest('svg') || !parent.checkVisibility() || isForReaders(parent)) continue;
      const key = `${element.tagName} ${element.className} ${parent.className}`;
      if (labels.has(key)) continue;
      inkTexts.push(parent);
      labels.set(key, `${element.tagName.toLowerCase()}.${element.className} "${text.data.trim().slice(0, 30)}"`);
      text.data = signs;
    }
  }
  Object.assign(globalThis, { inkTexts });
  return [...labels.values()];
}

/** In the page: marks one text, and scrolls to it. Returns the part of the viewport that it may fill. */
function showText({ index, mark, around }: { index: number; mark: string; around: number }) {
  for (const name of [mark, `${mark}-around`])
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  const text = (globalThis as unknown as { inkTexts: Element[] }).inkTexts[index]!;
  // A part of the page that loaded late may have replaced it.
  if (!text.isConnected) return undefined;
  text.setAttribute(mark, '');
  for (let at: Element | null = text; at && at !== document.body; at = at.parentElement) {
    const { overflow, clipPath, contain, minWidth, minHeight } = getComputedStyle(at);
    // What scrolls cuts nothing off.
    if (/auto|scroll/.test(overflow) || (overflow === 'visible' && clipPath === 'none' && contain === 'none')) continue;
    const automatic = [minWidth === 'auto' && 'width', minHeight === 'auto' && 'height'];
    at.setAttribute(`${mark}-around`, automatic.filter(Boolean).join(' '));
  }
  text.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = text.getBoundingClientRect();
  const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
  return { x, y, width: Math.min(innerWidth, right + around) - x, height: Math.min(innerHeight, bottom + around) - y };
}

/** In a page: pixels that are dark in one picture and not in the other. */
async function countLost(pictures: { asItIs: string; whole: string; ink: number }): Promise<number> {
  const read = async (png: string) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  };
  const [asItIs, whole] = [await read(pictures.asItIs), await read(pictures.whole)];
  let lost = 0;
  for (let at = 0; at < whole.length; at += 4) if (asItIs[at]! - whole[at]! > pictures.ink) lost += 1;
  return lost;
}
