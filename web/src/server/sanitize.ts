import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_ADDRESS, LINK_REL } from 'schema/allowed-html.ts';
import { isMixedContent } from '../components/allowed-markup.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { '*': ALLOWED_ATTRIBUTES, a: [...ALLOWED_ATTRIBUTES, 'rel'] },
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: { ...withSafeAddresses(attribs) } }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...withSafeAddresses(attribs), ...(attribs['href'] && { rel: LINK_REL }) },
    }),
  },
};

function withSafeAddresses(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) =>
        name !== 'rel' && (!['href', 'src'].includes(name) || LINK_ADDRESS.test(value)) && !isMixedContent(name, value),
    ),
  );
}

/** browser-sanitizer.ts without a DOM: the browser hydrates its result as it is. */
export const sanitize = (html: string) => sanitizeHtml(html, OPTIONS);
