import type { Page } from 'playwright-core';

/** Text and controls that are off the screen, cut off, broken within a word or overlapping. */
export const layoutFaults = (page: Page) => page.evaluate(readFaults);

// Runs in the page, without access to this module.
function readFaults(): string[] {
  // Longer words may break: at twice their size no phone has room for them.
  const LONGEST_WORD = 11;
  // Descenders exceed a line's box, and widths are rounded.
  const [ACROSS_PX, DOWN_PX] = [2, 6];
  // Cards far from the screen have no layout of their own yet.
  const shown = new CSSStyleSheet();
  shown.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(shown);
  const width = innerWidth;
  const faults = new Set<string>();
  const label = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;

  function* ancestors(element: Element) {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      yield { at, style: getComputedStyle(at), box: at.getBoundingClientRect() };
  }
  const isSeen = (element: Element) =>
    // Folded elements keep their boxes.
    element.checkVisibility() &&
    [...ancestors(element)].every(
      ({ style, box }) =>
        style.display !== 'none' &&
        style.visibility !== 'hidden' &&
        !style.clipPath.startsWith('inset') &&
        !style.clip.startsWith('rect') &&
        !(style.position === 'absolute' && box.width <= 1),
    );
  // Text beside the summary has no element of its own that would be hidden.
  const isFolded = (element: Element) => element.matches('details:not([open])');
  const scrolls = (style: CSSStyleDeclaration) => ['auto', 'scroll'].includes(style.overflowX);
  const clips = (overflow: string) => ['hidden', 'clip'].includes(overflow);
  // Carousels scroll to slides outside.
  const isBeside = (element: Element) =>
    [...ancestors(element)].some(
      ({ at, style }) => scrolls(style) || (clips(style.overflowX) && at.scrollWidth > 2 * width),
    );

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.add(`the page is ${scrollWidth} px wide`);

  const lines: { element: Element; box: DOMRect; layer: Element | undefined }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (
      !text.data.trim() ||
      element.closest('script, style, noscript, option, svg') ||
      isFolded(element) ||
      !isSeen(element)
    )
      continue;
    const range = document.createRange();
    const boxesOf = (start: number, end: number) => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter((box) => box.width > 0);
    };
    const layer = [...ancestors(element)].find(({ style }) => ['fixed', 'sticky'].includes(style.position))?.at;
    const boxes = boxesOf(0, text.length);
    for (const box of boxes) {
      const isScrolledAway = [...ancestors(element)].some(
        ({ style, box: around }) => scrolls(style) && (box.top < around.top || box.bottom > around.bottom),
      );
      if (isScrolledAway) continue;
      lines.push({ element, box, layer });
      for (const { style, box: around } of ancestors(element)) {
        if (scrolls(style) || style.position === 'fixed') break;
        const isOver = box.right > around.right + ACROSS_PX || box.left < around.left - ACROSS_PX;
        const isBelow = box.bottom > around.bottom + DOWN_PX || box.top < around.top - DOWN_PX;
        const isBoxed = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px';
        if (
          !isBeside(element) &&
          ((isOver && (clips(style.overflowX) || isBoxed)) || (isBelow && (clips(style.overflowY) || isBoxed)))
        )
          faults.add(`cut off or out of its box: ${label(element)}`);
        if (isBoxed) break;
      }
      if (!isBeside(element) && (box.right > width + ACROSS_PX || box.left < -ACROSS_PX))
        faults.add(`off the screen: ${label(element)}`);
    }
    // Addresses may break anywhere.
    if (text.data.includes('@')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]{3,}/gu)) {
      const tops = new Set(boxesOf(index, index + word.length).map(({ top }) => Math.round(top)));
      if (word.length <= LONGEST_WORD && tops.size > 1) faults.add(`"${word}" is broken: ${label(element)}`);
    }
  }

  const NEAR = 40;
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1, index + NEAR)) {
      const isSame = line.element.contains(other.element) || other.element.contains(line.element);
      if (isSame || line.layer !== other.layer) continue;
      const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const down = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
      if (across > ACROSS_PX && down > Math.min(line.box.height, other.box.height) / 2)
        faults.add(`on top of each other: ${label(line.element)} and ${label(other.element)}`);
    }
  }

  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const { left, right, width: size } = control.getBoundingClientRect();
    if (size === 0 || !isSeen(control) || isBeside(control)) continue;
    if (right > width + 1 || left < -1) faults.add(`off the screen: ${label(control)}`);
    const { fontSize } = getComputedStyle(control);
    if (
      control.matches('input:not([type=checkbox], [type=radio])') &&
      control.clientHeight < Number.parseFloat(fontSize)
    )
      faults.add(`lower than its text: ${label(control)}`);
  }
  return [...faults];
}
