import sanitizeHtml from 'sanitize-html';
import { normaliseText } from './normalise.ts';

const BODY_TAGS = 'p br ul ol li strong em b i u sub sup table thead tbody tr th td'.split(' ');
const BLOCKS = 'div h1 h2 h3 h4 h5 h6 section article blockquote pre dd dt center'.split(' ');
const OTHER_TAGS = (
  'html head body title meta link script style noscript template iframe object embed applet frame frameset base ' +
  'form input button select option textarea label fieldset legend svg math img picture source audio video track canvas map ' +
  'area a abbr acronym address aside bdi bdo big caption cite code col colgroup data del details dfn dialog dl figcaption ' +
  'figure font footer header hr ins kbd main mark marquee nav s samp small span strike summary tfoot time tt var wbr'
).split(' ');

// A tag that HTML knows, whole: `x <y and z> w` and `p<0.05` are text, and must not be eaten.
const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^<>"'])*`;
const WHOLE_TAG = `/?(?:${[...BODY_TAGS, ...BLOCKS, ...OTHER_TAGS].join('|')})(?:\\s*/?>|[\\s/](?=[^<>]*=)${ATTRIBUTES}>)|!--`;
const ANY_TAG = new RegExp(`<(?:${WHOLE_TAG})`, 'i');
const NO_TAG = new RegExp(`<(?!${WHOLE_TAG})`, 'gi');

// Longer than the border lets through even when all of it were markup: it is refused there, unread.
const MAX_MARKUP = 200_000;

const BODY: sanitizeHtml.IOptions = {
  allowedTags: BODY_TAGS,
  allowedAttributes: { th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  transformTags: Object.fromEntries(BLOCKS.map((tag) => [tag, 'p'])),
};
const NO_TAGS: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Plain text as HTML: what would be markup is escaped, a line break is a `<br>`. */
export const htmlFromText = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (character) => escapes[character]!)
    .replace(/\r\n?|\n/g, '<br />');

/** A cell as HTML: one that has no tag of its own is text, whose line breaks are meant. */
export function asBody(cell: string): string {
  const text = cell.trim();
  return ANY_TAG.test(text) ? text : text.replace(/\r\n?|\n/g, '<br />');
}

/** HTML from outside as HTML that may be shown: the allow-list's tags, everything else as text or gone. */
export function sanitiseBody(html: string): string {
  const text = normaliseText(html);
  if (!/[<>&]/.test(text) || text.length > MAX_MARKUP || text.includes('\0')) return text;
  const clean = normaliseText(sanitizeHtml(text.replace(NO_TAG, '&lt;'), BODY));
  return plainText(clean) === '' ? '' : clean;
}

/** A plain field: tags are taken out, everything else stays as it is written. */
export function stripMarkup(text: string): string {
  const normal = normaliseText(text);
  if (!/<[a-z/!]/i.test(normal) || normal.length > MAX_MARKUP || normal.includes('\0')) return normal;
  return plainText(normal.replace(NO_TAG, '&lt;'));
}

/** The words of a piece of HTML. */
export const plainText = (html: string): string =>
  normaliseText(sanitizeHtml(html, NO_TAGS).replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!));
