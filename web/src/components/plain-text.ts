import { scriptText, struckText } from 'text/html/scripts.ts';

const BLOCKS = /<(?:br|caption|div|h\d|hr|li|ol|p|table|td|th|tr|ul)\b/gi;

/**
 * As `plainText` of text/html/, whose parser would weigh more than the page: one line, 10<sup>9</sup> is 10⁹, and struck-out
 * text says so. A document made by DOMParser loads and runs nothing. Only in browsers.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(BLOCKS, ' $&'), 'text/html');
  for (const element of body.querySelectorAll('sup, sub'))
    element.replaceWith(scriptText(element.localName === 'sup' ? 'sup' : 'sub', element.textContent));
  for (const element of body.querySelectorAll('s, del')) element.replaceWith(struckText(element.textContent));
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
