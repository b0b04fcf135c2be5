import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTR,
  ALLOWED_TAGS,
  ALLOWED_URI_REGEXP,
  isMixedContent,
  LINK_REL,
} from '../components/allowed-markup.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { '*': ALLOWED_ATTR, a: [...ALLOWED_ATTR, 'rel'] },
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
        name !== 'rel' &&
        (!['href', 'src'].includes(name) || ALLOWED_URI_REGEXP.test(value)) &&
        !isMixedContent(name, value),
    ),
  );
}

/** What browser-sanitizer.ts does, where there is no DOM: the browser takes it over as it is. */
export const sanitize = (html: string) => sanitizeHtml(html, OPTIONS);
