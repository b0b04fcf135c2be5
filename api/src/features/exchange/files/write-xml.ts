// XML 1.0 has no place for them, not even as a reference.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text of an element or of an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Two hyphens would end a comment. */
export const xmlComment = (text: string): string => `<!-- ${escapeXml(text).replace(/-(?=-|$)/g, '- ')} -->\n`;

type Attributes = Record<string, string | number | undefined>;

/** `content` is markup, which the caller has escaped. Attributes are escaped here. */
export function element(name: string, attributes: Attributes, ...content: string[]): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const inside = content.join('');
  return inside === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inside}</${name}>`;
}
