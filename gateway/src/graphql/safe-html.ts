import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { ALLOWED_TAGS, LINK_ADDRESS, LINK_REL, PICTURE_ADDRESS } from 'schema/allowed-html.ts';

const CELL = ['colspan', 'rowspan', 'scope'];
const ADDRESS = { href: LINK_ADDRESS, src: PICTURE_ADDRESS };
/** A longer text becomes plain text: cleaning it would block the event loop. */
const MAX_CHARACTERS = 100_000;
const MAX_CACHED_CHARACTERS = 4_000_000;

// Anything but our own tags without attributes. `<` before anything but a letter, /, ! or ? is text to a browser; parsers
// differ on NUL. The pattern must not backtrack.
const SUSPECT = new RegExp(`<(?!/?(?:${ALLOWED_TAGS.join('|')})>|(?:br|hr) ?/>|[^A-Za-z/!?])|\\0`);
const ANY_TAG = /<[^<>]*>?/g;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    '*': ['title'],
    a: ['href', 'rel'],
    img: ['alt', 'height', 'src', 'width'],
    ol: ['start'],
    td: CELL,
    th: CELL,
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...withSafeAddress(attribs, 'href'), rel: LINK_REL },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: withSafeAddress(attribs, 'src') }),
  },
};

function withSafeAddress(attribs: Attributes, name: 'href' | 'src'): Attributes {
  const { [name]: address, ...others } = attribs;
  return address !== undefined && ADDRESS[name].test(address) ? { ...others, [name]: address } : others;
}

const cleaned = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

export function safeHtml(html: string): string {
  if (!html.includes('<') && !html.includes('\0')) return html;
  if (!SUSPECT.test(html)) return html;
  if (html.length > MAX_CHARACTERS) return html.replaceAll(ANY_TAG, '').replaceAll('\0', '');
  const cachedResult = cleaned.get(html);
  if (cachedResult !== undefined) return cachedResult;
  const clean = sanitizeHtml(html.replaceAll('\0', ''), OPTIONS);
  cleaned.set(html, clean);
  return clean;
}
