import createPurifier, { type DOMPurify } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_ADDRESS, LINK_REL } from 'schema/allowed-html.ts';
import { isMixedContent } from '../allowed-markup.ts';
import type { Sanitize } from '../sanitize-context.ts';
import { frameTables } from '../tables/tables.ts';

// DOMPurify checks every other attribute against the URL pattern, which no number or word passes.
const ADD_URI_SAFE_ATTR = ['colspan', 'height', 'rowspan', 'scope', 'start', 'width'];

const CONFIG = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOWED_URI_REGEXP: LINK_ADDRESS,
  ADD_URI_SAFE_ATTR,
  RETURN_DOM: true,
} as const;

let purifier: DOMPurify | undefined;

export const browserSanitizer: Sanitize = (html, layOut) => {
  if (typeof document === 'undefined') return undefined;
  purifier ??= newPurifier();
  const body = purifier.sanitize(html, CONFIG) as HTMLElement;
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('rel', LINK_REL);
  return layOut ? frameTables(layOut(body.innerHTML)) : body.innerHTML;
};

function newPurifier(): DOMPurify {
  const instance = createPurifier(window);
  instance.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (isMixedContent(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  return instance;
}
