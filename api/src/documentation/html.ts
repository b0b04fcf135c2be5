import markdownIt from 'markdown-it';

/** Markup that is ready to be written. */
export type Html = { readonly markup: string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const raw = (markup: string): Html => ({ markup });

type Value = Html | string | number | false | undefined | Value[];

function written(value: Value): string {
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === false || value === undefined) return '';
  if (typeof value === 'object') return value.markup;
  return String(value).replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}

const oneLine = (part: string) => part.replaceAll(/\s*\n\s*/g, ' ');

/** Markup in which every value that is not markup itself is escaped; line breaks of the template are left out. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  raw(parts.map(oneLine).reduce((text, part, index) => text + written(values[index - 1]) + part));

const markdown = markdownIt();

/** Markdown of the document's own. */
export const prose = (text: string): Html => raw(markdown.render(text));
export const words = (text: string): Html => raw(markdown.renderInline(text));
