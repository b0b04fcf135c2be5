import { TOKENS } from './tables/tokens.ts';
import { t } from '../i18n/index.tsx';

const OPENING = /^<(?:s|del)(?=[ >])/;
const ANY = /<(\/?)(?:s|del)(?:\s[^>]*)?>/g;

/** Labels each `s` and `del` of sanitised HTML for screen readers, most of which ignore them. */
export function labelStrikes(html: string): string {
  if (!html.includes('<s') && !html.includes('<del')) return html;
  const labels = ` data-start="${t('shared.struckOut')}" data-end="${t('shared.struckOutEnd')}"`;
  return html.replaceAll(TOKENS, (token) => token.replace(OPENING, (tag) => tag + labels));
}

/** For text without tags: a struck-out dose must not read as a valid one. */
export const strikesAsText = (html: string): string =>
  html.replace(ANY, (_tag, slash: string) => (slash ? '] ' : ` [${t('shared.struckOut')} `));
