import { cleanHtml, plainText as toPlainText } from 'text/html/clean-html.ts';
import { escapeText } from 'text/html/escape.ts';
import { BODY } from 'text/html/profile.ts';
import { LAYOUT_TAG, NO_TAG } from 'text/html/tags.ts';
import { noLosses, noteIn, type Losses } from './markup-losses.ts';
import { normaliseText } from './normalise.ts';

// Validation refuses longer text anyway, even if it were all markup.
const MAX_MARKUP = 200_000;

/** Escapes markup; line breaks become `<br>`. */
export const htmlFromText = (text: string): string => escapeText(text.trim()).replace(/\r\n?|\n/g, '<br />');

/** Line breaks count unless tags lay out the lines. */
export function asBody(cell: string): string {
  const text = cell.trim();
  return LAYOUT_TAG.test(text) ? text : text.replace(/\r\n?|\n/g, '<br />');
}

/** Keeps allowed tags, turns the rest into text or drops it, and records meaningful losses in `losses`. */
export function sanitiseBody(html: string, losses: Losses = noLosses()): string {
  const text = normaliseText(html);
  if (!/[<>&]/.test(text) || text.length > MAX_MARKUP || text.includes('\0')) return text;
  const clean = normaliseText(cleanHtml(text.replace(NO_TAG, '&lt;'), BODY, noteIn(losses)));
  return clean.replace(/<[^<>]*>/g, '').trim() === '' ? '' : clean;
}

export function stripMarkup(text: string, losses: Losses = noLosses()): string {
  const normal = normaliseText(text);
  if (!/<[a-z/!]/i.test(normal) || normal.length > MAX_MARKUP || normal.includes('\0')) return normal;
  return plainText(normal.replace(NO_TAG, '&lt;'), losses);
}

export const plainText = (html: string, losses: Losses = noLosses()): string =>
  normaliseText(toPlainText(html, noteIn(losses)));
