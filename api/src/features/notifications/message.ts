import { cleanHtml } from 'text/html/clean-html.ts';
import { MESSAGE } from 'text/html/profile.ts';

const STARTS_WITH_TAG = /^\s*<[a-z!/?]/i;

const MAX_RECENT = 10;
/** A message to a group is cleaned once, not for each reader. */
const recent = new Map<string, string>();

/** Plain text as it is, HTML (text that starts with a tag, specification 3) with only the allowed tags. */
export function safeMessage(message: string): string {
  if (!STARTS_WITH_TAG.test(message)) return message;
  const known = recent.get(message);
  if (known !== undefined) return known;
  if (recent.size >= MAX_RECENT) recent.clear();
  const safe = clean(message);
  recent.set(message, safe);
  return safe;
}

function clean(message: string): string {
  const html = cleanHtml(message, MESSAGE).trim();
  return html === '' || html.startsWith('<') ? html : `<p>${html}</p>`;
}
