import { asBody, htmlFromText } from '../../../../texts/html.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';
import { htmlFromMarkdown } from '../shared/markdown.ts';

/** The text of an element as HTML, whatever its format. */
export function bodyOf(element: XmlElement | undefined): string {
  const text = textOf(element);
  switch (element?.attributes['format'] ?? childOf(element, 'text')?.attributes['format']) {
    case 'plain_text':
      return htmlFromText(text);
    case 'markdown':
      return htmlFromMarkdown(text);
    case 'moodle_auto_format':
      return asBody(text);
    default:
      return text;
  }
}
