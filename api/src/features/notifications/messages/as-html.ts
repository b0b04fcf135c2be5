import { siteRoutes } from 'schema/site-routes.ts';
import { escapeHtml } from '../../../escape-html.ts';

/** A text that people wrote, and a link below it. */
export const asHtml = (text: string, { href, text: label }: { href: string; text: string }) =>
  `<p>${escapeHtml(text).replaceAll('\n', '<br />')}</p><p><a href="${href}">${label}</a></p>`;

/** Links to orders, with the words of a language. */
export function orderLinks(text: string) {
  const orderLink = (id: string) => ({ href: `${siteRoutes.orders}/${id}`, text });
  const withOrder = (message: string, order: string | undefined) =>
    order === undefined ? message : asHtml(message, orderLink(order));
  return { orderLink, withOrder };
}
