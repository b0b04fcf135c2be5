import { isSymbolFont, readSymbols } from 'text/symbol-font.ts';
import { styleOf } from './elements.ts';
import type { CountLoss } from './losses.ts';
import { t } from './messages/index.ts';

/** Writes the characters that a font of symbols shows: in Symbol, "mg" is "μγ". */
export function replaceSymbols(body: HTMLElement, count: CountLoss): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const font = fontOf(text.parentElement);
    if (!isSymbolFont(font)) continue;
    const shown = readSymbols(text.data, font);
    if (shown === undefined) count('symbol');
    text.data = shown ?? ` ${t('studio.pasteSymbolHere')} `;
  }
}

const FAMILY = /(?:^|;)\s*(?:mso-symbol-font-family|font-family|font)\s*:\s*([^;]*)/gi;
const MARKER = /mso-list:\s*ignore/i;

/** The font of the nearest element that names one. Markers of lists are read by what they look like. */
function fontOf(element: Element | null): string {
  for (let one = element; one && !MARKER.test(styleOf(one)); one = one.parentElement) {
    const fonts = Array.from(styleOf(one).matchAll(FAMILY), ([, families = '']) => firstOf(families));
    const font = fonts.find(isSymbolFont) ?? fonts.at(-1) ?? firstOf(one.getAttribute('face') ?? '');
    if (font) return font;
  }
  return '';
}

const SIZE = /^.*\d(?:pt|px|em|rem|%)\S*\s+/i;

/** Of a list of families, or of the shorthand with a size before it. */
const firstOf = (families: string) => families.split(',')[0]!.replaceAll(/["']/g, '').replace(SIZE, '').trim();
