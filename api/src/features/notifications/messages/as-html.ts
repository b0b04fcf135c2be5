import { escapeHtml } from '../../../escape-html.ts';

/** A text that people wrote, and a link below it. */
export const asHtml = (text: string, { href, text: label }: { href: string; text: string }) =>
  `<p>${escapeHtml(text).replaceAll('\n', '<br />')}</p><p><a href="${href}">${label}</a></p>`;
