import { TOKENS } from './tables/tokens.ts';
import { t } from '../i18n/index.tsx';

const OPENING = /^<(?:s|del)(?=[ >])/;
const ANY = /<(\/?)(?:s|del)(?:\s[^>]*)?>/g;

/** Puts what a screen reader says around struck-out text on each `s` and `del` of sanitised HTML; most read it as any other. */
export function labelStrikes(html: string): string {
  if (!html.includes('<s') && !html.includes('<del')) return html;
  const labels = ` data-start="${t('shared.struckOut')}" data-end="${t('shared.struckOutEnd')}"`;
  return html.replaceAll(TOKENS, (token) => token.replace(OPENING, (tag) => tag + labels));
}

/** The same in words, for text that is shown without its tags: a dose that is struck out must not read as given. */
export const strikesAsText = (html: string): string =>
  html.replace(ANY, (_tag, slash: string) => (slash ? '] ' : ` [${t('shared.struckOut')} `));
