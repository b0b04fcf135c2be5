import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { apart, noLosses, SPAN, tagOfStyle, TEXTLESS_TAGS, watchTags, type Losses } from './markup-losses.ts';
import { BLOCK_TAGS, BODY_TAGS, LAYOUT_TAG, NO_TAG } from './markup-tags.ts';
import { normaliseText } from './normalise.ts';

// Longer than the border lets through even when all of it were markup: it is refused there, unread.
const MAX_MARKUP = 200_000;

const RENAMED: ReadonlyMap<string, string> = new Map([
  ...BLOCK_TAGS.map((tag) => [tag, 'p'] as const),
  ['strike', 's'],
  ['ins', 'u'],
]);
const LIST_START = /^-?\d{1,4}$/;

/** Whether an element is kept as what it is, so that its style cannot become its tag. */
const isKept = (name: string) => BODY_TAGS.includes(name) || RENAMED.has(name);

function transform(name: string, attributes: Attributes) {
  const tagName = RENAMED.get(name) ?? (isKept(name) ? name : (tagOfStyle(attributes) ?? name));
  const wanted = { colspan: SPAN, rowspan: SPAN, start: LIST_START };
  const attribs = Object.entries(wanted).filter(([attribute, form]) => form.test(attributes[attribute] ?? ''));
  return { tagName, attribs: Object.fromEntries(attribs.map(([attribute]) => [attribute, attributes[attribute]!])) };
}

const BODY: sanitizeHtml.IOptions = {
  allowedTags: BODY_TAGS,
  allowedAttributes: { ol: ['start'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  transformTags: { '*': transform },
  nonTextTags: TEXTLESS_TAGS,
  textFilter: apart,
};
const NO_TAGS: sanitizeHtml.IOptions = {
  allowedTags: [],
  allowedAttributes: {},
  nonTextTags: TEXTLESS_TAGS,
  textFilter: apart,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Plain text as HTML: what would be markup is escaped, a line break is a `<br>`. */
export const htmlFromText = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (character) => escapes[character]!)
    .replace(/\r\n?|\n/g, '<br />');

/** A cell as HTML: where no tag lays out its lines, line breaks are meant. */
export function asBody(cell: string): string {
  const text = cell.trim();
  return LAYOUT_TAG.test(text) ? text : text.replace(/\r\n?|\n/g, '<br />');
}

/**
 * HTML from outside as HTML that may be shown: the allow-list's tags, everything else as text or gone. What goes and
 * meant something is noted in `losses`.
 */
export function sanitiseBody(html: string, losses: Losses = noLosses()): string {
  const text = normaliseText(html);
  if (!/[<>&]/.test(text) || text.length > MAX_MARKUP || text.includes('\0')) return text;
  const watch = watchTags(losses, { isStyleKept: (name) => !isKept(name) });
  const clean = normaliseText(sanitizeHtml(text.replace(NO_TAG, '&lt;'), { ...BODY, ...watch }));
  return plainText(clean) === '' ? '' : clean;
}

/** A plain field: tags are taken out, everything else stays as it is written. */
export function stripMarkup(text: string, losses: Losses = noLosses()): string {
  const normal = normaliseText(text);
  if (!/<[a-z/!]/i.test(normal) || normal.length > MAX_MARKUP || normal.includes('\0')) return normal;
  return plainText(normal.replace(NO_TAG, '&lt;'), losses);
}

/** The words of a piece of HTML. */
export const plainText = (html: string, losses: Losses = noLosses()): string =>
  normaliseText(
    sanitizeHtml(html, { ...NO_TAGS, ...watchTags(losses, { isPlain: true }) }).replace(
      /&(?:amp|lt|gt|quot);/g,
      (entity) => entities[entity]!,
    ),
  );
