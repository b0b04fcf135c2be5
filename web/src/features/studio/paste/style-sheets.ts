import { readStyle } from 'text/html/read-style.ts';
import { styleOf } from './elements.ts';

type Rule = { selector: string; style: string };

const MEANT = /mso-highlight|background|color|font/i;

/** Writes what the page's own style sheets mean into `style` attributes: Excel and Word strike out by classes. */
export function inlineStyleSheets(page: Document): void {
  const added = new Map<Element, string>();
  for (const { textContent } of page.querySelectorAll('style')) {
    for (const { selector, style } of readRules(textContent)) {
      if (!isMeant(style)) continue;
      for (const element of find(page, selector)) added.set(element, `${added.get(element) ?? ''}${style};`);
    }
  }
  for (const [element, style] of added) element.setAttribute('style', style + styleOf(element));
}

function isMeant(style: string): boolean {
  const { isStruck, shift, isHidden } = readStyle(style);
  return isStruck || shift !== undefined || isHidden || MEANT.test(style);
}

/** Rules outside of `@media` and the like. */
function readRules(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let selector = '';
  let text = '';
  for (const part of withoutComments(sheet).split(/([{}])/)) {
    if (part === '{') {
      depth += 1;
      if (depth === 1) selector = text.trim();
    } else if (part === '}') {
      if (depth === 1 && !selector.startsWith('@')) rules.push({ selector, style: text });
      depth = Math.max(0, depth - 1);
    } else text = part;
  }
  return rules;
}

// Office puts the sheet into an HTML comment.
const withoutComments = (sheet: string) =>
  sheet
    .replaceAll(/<!--|-->/g, ' ')
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join(' ');

function find(page: Document, selector: string): Iterable<Element> {
  try {
    return page.body.querySelectorAll(selector);
  } catch {
    // A selector of another program.
    return [];
  }
}
