import { asBody, htmlFromText } from '../html.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';

/** The text of an element as HTML, whatever its format. */
export function bodyOf(element: XmlElement | undefined): string {
  const text = textOf(element);
  switch (element?.attributes['format'] ?? childOf(element, 'text')?.attributes['format']) {
    case 'plain_text':
    case 'markdown':
      return htmlFromText(text);
    case 'moodle_auto_format':
      return asBody(text);
    default:
      return text;
  }
}
