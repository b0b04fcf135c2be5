import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { escapeText } from './escape.ts';
import type { NoteLoss } from './losses.ts';
import { parseHtml } from './parse-html.ts';
import { NO_MARKUP, type Profile } from './profile.ts';
import { BREAK, HtmlWriter } from './write-html.ts';

/** Longer text is not cleaned, because it would block the event loop: it is shown as its source. */
export const MAX_HTML = 200_000;

const noNote: NoteLoss = () => {};

/**
 * Safe HTML with the tags of the profile, which says what a browser shows of the text. `note` is called with each loss. Cleaning
 * twice changes nothing. Text that is too long or too deep to be cleaned becomes its own source, as text.
 */
export function cleanHtml(html: string, profile: Profile, note: NoteLoss = noNote): string {
  if (html.length > MAX_HTML) return showSource(html, 'tooLong', note);
  const document = parseHtml(html.replaceAll('\0', ''));
  if (!document) return showSource(html, 'tooDeep', note);
  const written = new HtmlWriter(profile, note).write(document);
  // The library reads as the writer did, so it would return the same, in twice the time.
  if (written === html && hasPlainTags(html, profile)) return html;
  return sanitizeHtml(written, optionsOf(profile));
}

function showSource(html: string, loss: 'tooLong' | 'tooDeep', note: NoteLoss): string {
  note(loss);
  return escapeText(html.replaceAll('\0', ''));
}

/**
 * One line of text without markup: blocks stand apart, 10<sup>9</sup> is 10⁹, and struck-out text says so. `note` is called with
 * each loss.
 */
export function plainText(html: string, note: NoteLoss = noNote): string {
  const document = html.length > MAX_HTML ? undefined : parseHtml(html);
  if (!document) {
    note(html.length > MAX_HTML ? 'tooLong' : 'tooDeep');
    return html;
  }
  const blocks = new HtmlWriter(NO_MARKUP, note).write(document).split(BREAK);
  return blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .join(' ');
}

const OTHER_TAGS = new Map<Profile, RegExp>();

/** Whether there is nothing but text and the profile's tags without attributes. */
function hasPlainTags(html: string, profile: Profile): boolean {
  const names = [...profile.tags].filter((tag) => tag !== 'a' && tag !== 'img').join('|');
  const other = OTHER_TAGS.get(profile) ?? new RegExp(`<(?!/?(?:${names})>|(?:br|hr) />)`);
  OTHER_TAGS.set(profile, other);
  return !other.test(html);
}

const OPTIONS = new Map<Profile, sanitizeHtml.IOptions>();

/** HtmlWriter has written the meaning; here the library makes it safe, whatever it says. */
function optionsOf(profile: Profile): sanitizeHtml.IOptions {
  const known = OPTIONS.get(profile);
  if (known) return known;
  const names = (tag: string) => Object.keys(profile.attributes[tag] ?? {});
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...profile.tags],
    allowedAttributes: Object.fromEntries(
      Object.keys(profile.attributes).map((tag) => [tag, tag === 'a' ? [...names(tag), 'rel'] : names(tag)]),
    ),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(profile, tagName, attribs) }) },
  };
  OPTIONS.set(profile, options);
  return options;
}

function keptAttributes({ attributes, rel }: Profile, tagName: string, attribs: Attributes): Attributes {
  const forms = { ...attributes['*'], ...attributes[tagName] };
  const kept = Object.keys(forms).filter((name) => forms[name]!.test(attribs[name] ?? '\0'));
  return { ...Object.fromEntries(kept.map((name) => [name, attribs[name]!])), ...(tagName === 'a' && rel && { rel }) };
}
