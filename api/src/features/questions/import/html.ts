import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { apart, noLosses, SPAN, tagOfStyle, TEXTLESS_TAGS, watchTags, type Losses } from './markup-losses.ts';
import { BLOCK_TAGS, BODY_TAGS, LAYOUT_TAG, NO_TAG } from './markup-tags.ts';
import { normaliseText } from './normalise.ts';

// Validation refuses longer text anyway, even if it were all markup.
const MAX_MARKUP = 200_000;

const RENAMED: ReadonlyMap<string, string> = new Map([
  ...BLOCK_TAGS.map((tag) => [tag, 'p'] as const),
  ['strike', 's'],
  ['ins', 'u'],
]);
const LIST_START = /^-?\d{1,4}$/;

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

/** Escapes markup; line breaks become `<br>`. */
export const htmlFromText = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (character) => escapes[character]!)
    .replace(/\r\n?|\n/g, '<br />');

/** Line breaks count unless tags lay out the lines. */
export function asBody(cell: string): string {
  const text = cell.trim();
  return LAYOUT_TAG.test(text) ? text : text.replace(/\r\n?|\n/g, '<br />');
}

/** Keeps allowed tags, turns the rest into text or drops it, and records meaningful losses in `losses`. */
export function sanitiseBody(html: string, losses: Losses = noLosses()): string {
  const text = normaliseText(html);
  if (!/[<>&]/.test(text) || text.length > MAX_MARKUP || text.includes('\0')) return text;
  const watch = watchTags(losses, { isStyleKept: (name) => !isKept(name) });
  const clean = normaliseText(sanitizeHtml(text.replace(NO_TAG, '&lt;'), { ...BODY, ...watch }));
  return plainText(clean) === '' ? '' : clean;
}

export function stripMarkup(text: string, losses: Losses = noLosses()): string {
  const normal = normaliseText(text);
  if (!/<[a-z/!]/i.test(normal) || normal.length > MAX_MARKUP || normal.includes('\0')) return normal;
  return plainText(normal.replace(NO_TAG, '&lt;'), losses);
}

export const plainText = (html: string, losses: Losses = noLosses()): string =>
  normaliseText(
    sanitizeHtml(html, { ...NO_TAGS, ...watchTags(losses, { isPlain: true }) }).replace(
      /&(?:amp|lt|gt|quot);/g,
      (entity) => entities[entity]!,
    ),
  );
