import createPurifier, { type DOMPurify } from 'dompurify';
import { ALLOWED_ATTR, ALLOWED_TAGS, ALLOWED_URI_REGEXP, LINK_REL } from '../allowed-markup.ts';

// DOMPurify holds every other attribute against the pattern for addresses, which no number or word passes.
const ADD_URI_SAFE_ATTR = ['colspan', 'height', 'rowspan', 'scope', 'start', 'width'];

const CONFIG = { ALLOWED_TAGS, ALLOWED_ATTR, ALLOWED_URI_REGEXP, ADD_URI_SAFE_ATTR, RETURN_DOM: true } as const;

let purifier: DOMPurify | undefined;

/** DOMPurify and a scrolling, focusable box around each table; undefined where there is no DOM. */
export function browserSanitizer(html: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  purifier ??= createPurifier(window);
  const body = purifier.sanitize(html, CONFIG) as HTMLElement;
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('rel', LINK_REL);
  for (const table of body.querySelectorAll('table')) putInScrollBox(table);
  return body.innerHTML;
}

function putInScrollBox(table: Element) {
  const box = document.createElement('div');
  box.className = 'table-box';
  box.tabIndex = 0;
  // No region: a page may have dozens, and each would be a landmark.
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', table.querySelector('caption')?.textContent.trim() || 'Table');
  table.replaceWith(box);
  box.append(table);
}
