import { readNumber } from 'text/number.ts';
import { cleanPaste } from './clean-paste.ts';
import { isBlock } from './elements.ts';
import type { Losses } from './losses.ts';
import type { PasteTarget } from './target.ts';

const PLAIN: PasteTarget = {
  isPlain: true,
  hasStrike: false,
  hasHeadings: false,
  keepsLink: () => false,
  keepsPicture: () => false,
};

const [LINE, RAISED, LOWERED] = ['0123456789+-=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'];
// "14th" says the same on the line.
const ORDINAL = /^\s*(?:st|nd|rd|th)\s*$/i;

/** What was copied as text alone, and what is lost so. Undefined where it is the text that the browser pastes. */
export function toPlainText(html: string): { text: string; losses: Losses } | undefined {
  const { body, losses } = cleanPaste(html, PLAIN);
  const shifts = [...body.querySelectorAll('sup, sub')];
  for (const shift of shifts) {
    // One in another has no characters, and is counted.
    const isNested = shift.querySelector('sup, sub') ?? shift.parentElement!.closest('sup, sub');
    if (isNested || ORDINAL.test(shift.textContent)) continue;
    const text = toShifted(shift.textContent, shift.localName === 'sup' ? RAISED : LOWERED);
    if (text === undefined) losses.shift = (losses.shift ?? 0) + 1;
    else shift.replaceWith(text);
  }
  if (shifts.length === 0 && Object.keys(losses).length === 0) return undefined;
  return { text: linesOf(body).join('\n'), losses };
}

/** In the characters that Unicode has for it, where it has one for each. */
function toShifted(text: string, characters: string): string | undefined {
  const places = Array.from(text.trim().replaceAll('−', '-'), (character) => LINE.indexOf(character));
  return places.includes(-1) ? undefined : places.map((place) => characters[place]).join('');
}

function linesOf(body: HTMLElement): string[] {
  const lines = [''];
  const visit = (node: Node) => {
    if (node instanceof Text) lines.push(lines.pop()! + node.data.replaceAll(/\s+/g, ' '));
    const isBreak = node instanceof Element && startsLine(node);
    if (isBreak) lines.push(markerOf(node));
    for (const child of node.childNodes) visit(child);
    if (isBreak) lines.push('');
  };
  visit(body);
  return lines.map((line) => line.replaceAll(/ {2,}/g, ' ').trim()).filter((line) => line !== '');
}

/** A paragraph at the start of an item stands beside its marker. */
const startsLine = (element: Element) =>
  element.localName === 'br' ||
  (isBlock(element) &&
    !(element.parentElement?.localName === 'li' && element === element.parentElement.firstElementChild));

function markerOf(block: Element): string {
  const list = block.parentElement;
  if (block.localName !== 'li' || !list) return '';
  if (list.localName !== 'ol') return '• ';
  const first = readNumber(list.getAttribute('start') ?? '1') ?? 1;
  return `${first + [...list.children].indexOf(block)}. `;
}
