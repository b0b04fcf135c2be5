import { create, hasText, rename, styleOf, unwrap, wrapContent } from './elements.ts';
import type { CountLoss } from './losses.ts';
import type { PasteTarget } from './target.ts';

/** Makes paragraphs of blocks that the editor does not know, and reports what lists, tables and links lose. */
export function simplifyStructure(body: HTMLElement, target: PasteTarget, count: CountLoss): void {
  simplifyLinks(body, target, count);
  simplifyHeadings(body, target);
  simplifyTables(body, target, count);
  simplifyLists(body, count);
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”');
  for (const pre of body.querySelectorAll('pre')) simplifyPre(pre);
  for (const block of body.querySelectorAll('dt, dd, summary, legend, center')) rename(block, 'div');
  // Google Docs puts all that it copies into one that is not bold.
  for (const bold of body.querySelectorAll('b[style], strong[style]')) {
    if (/font-weight\s*:\s*(?:normal|400)/i.test(styleOf(bold))) unwrap(bold);
  }
}

function simplifyLinks(body: HTMLElement, { keepsLink }: PasteTarget, count: CountLoss): void {
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (address && keepsLink(address)) continue;
    const text = link.textContent.trim();
    const isWritten = address.replace(/^mailto:/i, '').replace(/\/$/, '') === text.replace(/\/$/, '');
    // One within the page that was copied leads nowhere from here.
    if (address && !address.startsWith('#') && !isWritten) count('link');
    unwrap(link);
  }
}

/** A question has no headings, and an article those of levels 2 to 4. */
function simplifyHeadings(body: HTMLElement, { hasHeadings }: PasteTarget): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Math.max(2, Number(heading.localName[1])));
    if (hasHeadings) rename(heading, `h${level}`);
    else wrapContent(rename(heading, 'p'), 'strong');
  }
}

const ROWS = ':scope > tr, :scope > tbody > tr, :scope > thead > tr, :scope > tfoot > tr';

function simplifyTables(body: HTMLElement, { isPlain }: PasteTarget, count: CountLoss): void {
  for (const caption of body.querySelectorAll('caption')) {
    const table = caption.closest('table')!;
    if (hasText(caption)) table.before(rename(caption, 'p'));
    else caption.remove();
  }
  for (const table of body.querySelectorAll(isPlain ? 'table' : 'table table')) {
    if (table.querySelectorAll('td, th').length > 1) count('table');
    const rows = [...table.querySelectorAll(ROWS)].map((row) =>
      create('div', [...row.children].flatMap(contentOfCell), table),
    );
    table.replaceWith(...rows);
  }
}

function contentOfCell(cell: Element, index: number): Node[] {
  for (const paragraph of cell.querySelectorAll('p')) paragraph.replaceWith(...paragraph.childNodes, ' ');
  return index === 0 ? [...cell.childNodes] : [cell.ownerDocument.createTextNode(' | '), ...cell.childNodes];
}

// Digits are what each list has without a style.
const OTHER_NUMBERS = /list-style(?:-type)?\s*:[^;]*(?:alpha|latin|roman|greek|leading-zero|bengali)/i;

function simplifyLists(body: HTMLElement, count: CountLoss): void {
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const isOther =
      /^[^1]/.test(list.getAttribute('type') ?? '') ||
      list.hasAttribute('reversed') ||
      items.some((item) => item.hasAttribute('value') || OTHER_NUMBERS.test(styleOf(item))) ||
      OTHER_NUMBERS.test(styleOf(list));
    if (isOther) count('numbering');
    list.removeAttribute('type');
    list.removeAttribute('style');
    for (const item of items) item.removeAttribute('style');
  }
}

function simplifyPre(pre: Element): void {
  const walker = pre.ownerDocument.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lines = text.data.replace(/\n$/, '').replaceAll('  ', '\u00A0 ').split('\n');
    text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [create('br', [], pre), line])));
  }
  rename(pre, 'p');
}
