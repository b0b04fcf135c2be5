import MarkdownIt from 'markdown-it';
import { htmlFromText } from '../../../../texts/html.ts';

// Validation refuses longer text, for which the parser may take seconds.
const MAX_MARKDOWN = 20_000;
const markdown = new MarkdownIt({ html: true });

export const htmlFromMarkdown = (text: string): string =>
  text.length > MAX_MARKDOWN ? htmlFromText(text) : markdown.render(text).trim();
