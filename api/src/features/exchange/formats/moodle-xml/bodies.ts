import MarkdownIt from 'markdown-it';
import { asBody, htmlFromText } from '../../../../texts/html.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';

// Validation refuses longer text, for which the parser may take seconds.
const MAX_MARKDOWN = 20_000;
const markdown = new MarkdownIt({ html: true });

export const htmlFromMarkdown = (text: string): string =>
  text.length > MAX_MARKDOWN ? htmlFromText(text) : markdown.render(text).trim();

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
