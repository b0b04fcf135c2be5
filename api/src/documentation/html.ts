import markdownIt from 'markdown-it';

export type Html = { readonly markup: string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const raw = (markup: string): Html => ({ markup });

type Value = Html | string | number | false | undefined | Value[];

function render(value: Value): string {
  if (Array.isArray(value)) return value.map(render).join('');
  if (value === false || value === undefined) return '';
  if (typeof value === 'object') return value.markup;
  return String(value).replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}

const oneLine = (part: string) => part.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');

/** Escapes values that are not Html; drops the template's line breaks. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  raw(parts.map(oneLine).reduce((text, part, index) => text + render(values[index - 1]) + part));

const markdown = markdownIt();

/** Of trusted text only: markup in it is kept. */
export const prose = (text: string): Html => raw(markdown.render(text));
export const words = (text: string): Html => raw(markdown.renderInline(text));
