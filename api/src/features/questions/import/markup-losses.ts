import type { Attributes } from 'sanitize-html';
import { FORMULA_TAGS } from './markup-tags.ts';

/** What cleaning a text takes away, in words; `pictures` and `faults` do not let a row in. */
export type Losses = { pictures: Set<string>; faults: Set<string>; dropped: Set<string> };

export const noLosses = (): Losses => ({ pictures: new Set(), faults: new Set(), dropped: new Set() });

const PICTURES = new Map([
  ['img', 'a picture'],
  ['picture', 'a picture'],
  ['svg', 'a drawing (SVG)'],
  ['canvas', 'a drawing'],
  ['video', 'a video'],
  ['audio', 'a sound'],
  ['object', 'an embedded object'],
  ['embed', 'an embedded object'],
  ['applet', 'an embedded object'],
  ['iframe', 'an embedded page'],
  ['frame', 'an embedded page'],
]);
const FORM_FIELDS = ['input', 'button', 'select', 'textarea'];
const DROPPED = new Map([
  ['math', 'the layout of a formula (MathML)'],
  ['script', 'a script'],
  ['style', 'a style sheet'],
  ['pre', 'the layout of preformatted text'],
  ...FORM_FIELDS.map((name) => [name, 'a form field'] as const),
]);
const PLAIN_DROPPED = new Map([
  ['sub', 'subscript'],
  ['sup', 'superscript'],
  ['s', 'that text is struck out'],
  ['del', 'that text is struck out'],
  ['strike', 'that text is struck out'],
  ['table', 'a table'],
]);
/** Their content goes with them. */
export const TEXTLESS_TAGS = ['script', 'style', 'textarea', 'option', 'xmp', 'svg', 'annotation', 'annotation-xml'];

// Wider than any card shows, and short enough that no browser struggles with it.
const MAX_COLUMNS = 50;
export const SPAN = /^[1-9]\d?$/;

const declarations = ({ style = '' }: Attributes) => style.split(';').map((declaration) => declaration.toLowerCase());

/** The tag that means what an element's style shows: struck out, raised or lowered. */
export function tagOfStyle(attributes: Attributes): 's' | 'sup' | 'sub' | undefined {
  for (const declaration of declarations(attributes)) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (property.startsWith('text-decoration') && value.includes('line-through')) return 's';
    if (property === 'vertical-align' && value.startsWith('super')) return 'sup';
    if (property === 'vertical-align' && value.startsWith('sub')) return 'sub';
  }
  return undefined;
}

const hidesText = (attributes: Attributes) =>
  attributes['hidden'] !== undefined ||
  declarations(attributes).some((declaration) =>
    /^\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/.test(declaration),
  );

/** Callbacks for sanitize-html that note in `losses` what the body, or plain text, will not have any more. */
export function watchTags(losses: Losses, { isPlain = false, isStyleKept = (_name: string): boolean => false } = {}) {
  let tables = 0;
  let columns = 0;
  return {
    onOpenTag(name: string, attributes: Attributes) {
      const picture = PICTURES.get(name);
      if (picture) losses.pictures.add(picture);
      const dropped = DROPPED.get(name) ?? (isPlain ? PLAIN_DROPPED.get(name) : undefined);
      if (dropped) losses.dropped.add(dropped);
      for (const loss of lostAttributes(name, attributes)) losses.dropped.add(loss);
      if (attributes['style'] && tagOfStyle(attributes) && !isStyleKept(name)) {
        losses.dropped.add('a style that strikes out, raises or lowers text');
      }
      if (isPlain) return;
      if (name === 'table') tables += 1;
      if (name === 'tr') columns = 0;
      if (name === 'td' || name === 'th')
        columns += SPAN.test(attributes['colspan'] ?? '') ? Number(attributes['colspan']) : 1;
      if (tables > 1) losses.faults.add('a table inside a table');
      if (columns > MAX_COLUMNS) losses.faults.add(`a table of more than ${MAX_COLUMNS} columns`);
    },
    onCloseTag(name: string) {
      if (name === 'table') tables -= 1;
    },
  };
}

function* lostAttributes(name: string, attributes: Attributes): Generator<string> {
  if (name === 'a' && attributes['href']) yield 'the address of a link';
  if (['abbr', 'acronym', 'dfn'].includes(name) && attributes['title']) yield 'the long form of an abbreviation';
  if (name === 'li' ? attributes['value'] : name === 'ol' && (attributes['type'] ?? attributes['reversed'])) {
    yield 'the numbering of a list';
  }
  if (name === 'td' || name === 'th') {
    const spans = [attributes['colspan'], attributes['rowspan']].filter((span) => span !== undefined);
    if (spans.some((span) => !SPAN.test(span))) yield 'the span of a table cell';
  }
  if (hidesText(attributes)) yield 'that text is hidden';
}

/** Words of a formula whose layout goes, kept apart: a half must not become 12. */
export const apart = (text: string, tagName: string): string => (FORMULA_TAGS.includes(tagName) ? ` ${text} ` : text);
