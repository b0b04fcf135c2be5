import { cleanHtml } from 'text/html/clean-html.ts';
import { MESSAGE } from 'text/html/profile.ts';

const STARTS_WITH_TAG = /^\s*<[a-z!/?]/i;

/** Plain text as it is, HTML (text that starts with a tag, specification 3) with only the allowed tags. */
export function safeMessage(message: string): string {
  if (!STARTS_WITH_TAG.test(message)) return message;
  const clean = cleanHtml(message, MESSAGE).trim();
  return clean === '' || clean.startsWith('<') ? clean : `<p>${clean}</p>`;
}
