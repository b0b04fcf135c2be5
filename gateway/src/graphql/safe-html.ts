import { LRUCache } from 'lru-cache';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { ALLOWED_TAGS, LINK_ADDRESS, LINK_REL, PICTURE_ADDRESS } from 'schema/allowed-html.ts';

const CELL = ['colspan', 'rowspan', 'scope'];
const ADDRESS = { href: LINK_ADDRESS, src: PICTURE_ADDRESS };
/** Past this, cleaning a body would hold up everybody else: it becomes plain text. */
const MAX_CHARACTERS = 100_000;
const KEPT_CHARACTERS = 4_000_000;

// Anything but our own tags without attributes. `<` before what is no letter, /, ! or ? is text to a browser; a NUL
// is what parsers differ on. One pass, and nothing to go back over.
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
      attribs: { ...withoutStray(attribs, 'href'), rel: LINK_REL },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: withoutStray(attribs, 'src') }),
  },
};

function withoutStray(attribs: Attributes, name: 'href' | 'src'): Attributes {
  const { [name]: address, ...others } = attribs;
  return address !== undefined && ADDRESS[name].test(address) ? { ...others, [name]: address } : others;
}

// The same few bodies are read again and again; most have nothing to clean.
const cleaned = new LRUCache<string, string>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (clean, given) => given.length + clean.length + 1,
});

/**
 * HTML that is safe to insert into a page, whatever the upstream wrote: what has nothing to clean stays as it is to the
 * byte. A body with something to clean that is longer than 100,000 characters loses all its tags.
 */
export function safeHtml(given: string): string {
  // Most texts have no tag at all, which is found out faster so.
  if (!given.includes('<') && !given.includes('\0')) return given;
  if (!SUSPECT.test(given)) return given;
  if (given.length > MAX_CHARACTERS) return given.replaceAll(ANY_TAG, '').replaceAll('\0', '');
  const known = cleaned.get(given);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(given.replaceAll('\0', ''), OPTIONS);
  cleaned.set(given, clean);
  return clean;
}
