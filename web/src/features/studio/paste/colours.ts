import { hasText, isBlock, styleOf } from './elements.ts';
import type { CountLoss, Loss } from './losses.ts';

const BACKGROUND = /(?:^|;)\s*(?:mso-highlight|background(?:-color)?)\s*:\s*([^;]*)/i;
const NO_BACKGROUND =
  /^(?:$|(?:none|transparent|initial|inherit|unset|auto|white|windowtext|#fff|#ffffff)(?:$|\s)|rgba?\(\s*255\D+255\D+255|rgba\([^)]*[,/]\s*0(?:\.0*)?\s*\))/i;
const COLOUR = /(?:^|;)\s*color\s*:\s*([^;]*)/i;
const COLOURLESS =
  /^(?:$|black|white|gr[ae]y|dimgr[ae]y|darkgr[ae]y|lightgr[ae]y|silver|(?:window|canvas)text|auto|inherit|initial|unset|currentcolor|transparent|var)/i;

/** Authors mark the right answer by a highlight or a colour. */
export function countColours(body: HTMLElement, count: CountLoss): void {
  const seen: Partial<Record<Loss, Element>> = {};
  const see = (loss: Loss, element: Element) => {
    if (seen[loss]?.contains(element)) return;
    seen[loss] = element;
    count(loss);
  };
  for (const element of body.querySelectorAll('mark, font, [style]')) {
    if (!hasText(element)) continue;
    const style = styleOf(element);
    const background = BACKGROUND.exec(style)?.[1]!.trim() ?? '';
    if (element.localName === 'mark' || (!isBlock(element) && !NO_BACKGROUND.test(background)))
      see('highlight', element);
    const colour = COLOUR.exec(style)?.[1] ?? element.getAttribute('color') ?? '';
    // Links are coloured by their page.
    if (!element.closest('a') && isColour(colour.trim())) see('colour', element);
  }
}

// Between its lightest and darkest part; pages have dark blue for black.
const LEAST_DIFFERENCE = 90;

function isColour(colour: string): boolean {
  if (COLOURLESS.test(colour)) return false;
  const parts = readParts(colour);
  return !parts || Math.max(...parts) - Math.min(...parts) >= LEAST_DIFFERENCE;
}

/** Red, green and blue; undefined for a name. */
function readParts(colour: string): number[] | undefined {
  const [, hex] = /^#([\da-f]{3,8})/i.exec(colour) ?? [];
  if (hex) {
    const digits = hex.length < 6 ? hex.slice(0, 3).replaceAll(/./g, '$&$&') : hex.slice(0, 6);
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  }
  return /^rgba?\(\s*(\d+)\D+(\d+)\D+(\d+)/i.exec(colour)?.slice(1).map(Number);
}
