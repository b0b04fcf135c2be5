import { LRUCache } from 'lru-cache';
import { ALLOWED_TAGS } from 'schema/allowed-html.ts';
import { cleanHtml } from 'text/html/clean-html.ts';
import type { Loss, NoteLoss } from 'text/html/losses.ts';
import { PAGE } from 'text/html/profile.ts';

const MAX_CACHED_CHARACTERS = 4_000_000;

// Anything but our own tags without attributes. `<` before anything but a letter, /, ! or ? is text to a browser; parsers
// differ on NUL. The pattern must not backtrack.
const SUSPECT = new RegExp(`<(?!/?(?:${ALLOWED_TAGS.join('|')})>|(?:br|hr) ?/>|[^A-Za-z/!?])|\\0`);

type Cleaned = { clean: string; losses: readonly Loss[] };
const cleaned = new LRUCache<string, Cleaned>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: ({ clean }, html) => html.length + clean.length + 1,
});
// Only imports limit tables; a page shows them.
const SHOWN: ReadonlySet<Loss> = new Set(['tableInTable', 'wideTable']);

/** `note` is called with each kind of thing that an upstream's HTML loses. */
export function safeHtml(html: string, note?: NoteLoss): string {
  if (!html.includes('<') && !html.includes('\0')) return html;
  if (!SUSPECT.test(html)) return html;
  const result = cleaned.get(html) ?? clean(html);
  if (note) for (const loss of result.losses) note(loss);
  return result.clean;
}

function clean(html: string): Cleaned {
  const losses = new Set<Loss>();
  const result = {
    clean: cleanHtml(html, PAGE, (loss) => SHOWN.has(loss) || losses.add(loss)),
    losses: [...losses],
  };
  cleaned.set(html, result);
  return result;
}
