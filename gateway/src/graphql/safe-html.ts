import { LRUCache } from 'lru-cache';
import { ALLOWED_TAGS } from 'schema/allowed-html.ts';
import { cleanHtml } from 'text/html/clean-html.ts';
import type { NoteLoss } from 'text/html/losses.ts';
import { PAGE } from 'text/html/profile.ts';

const MAX_CACHED_CHARACTERS = 4_000_000;

// Anything but our own tags without attributes. `<` before anything but a letter, /, ! or ? is text to a browser; parsers
// differ on NUL. The pattern must not backtrack.
const SUSPECT = new RegExp(`<(?!/?(?:${ALLOWED_TAGS.join('|')})>|(?:br|hr) ?/>|[^A-Za-z/!?])|\\0`);

const cleaned = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

/** `note` is called with what an upstream's HTML loses, when it is first cleaned. */
export function safeHtml(html: string, note?: NoteLoss): string {
  if (!html.includes('<') && !html.includes('\0')) return html;
  if (!SUSPECT.test(html)) return html;
  const cachedResult = cleaned.get(html);
  if (cachedResult !== undefined) return cachedResult;
  const clean = cleanHtml(html, PAGE, note);
  cleaned.set(html, clean);
  return clean;
}
