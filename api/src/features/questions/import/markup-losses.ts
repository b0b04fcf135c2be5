import type { Attributes } from 'sanitize-html';
import type { Message } from '../../../http/messages.ts';
import { lossMessages } from './messages.ts';
import { FORMULA_TAGS } from './markup-tags.ts';

export type Loss = keyof typeof lossMessages;
/** What cleaning removes; `pictures` and `faults` refuse the row. */
export type Losses = { pictures: Set<Loss>; faults: Set<Loss>; dropped: Set<Loss> };

export const noLosses = (): Losses => ({ pictures: new Set(), faults: new Set(), dropped: new Set() });

const PICTURES = new Map<string, Loss>([
  ['img', 'picture'],
  ['picture', 'picture'],
  ['svg', 'svg'],
  ['canvas', 'drawing'],
  ['video', 'video'],
  ['audio', 'sound'],
  ['object', 'object'],
  ['embed', 'object'],
  ['applet', 'object'],
  ['iframe', 'page'],
  ['frame', 'page'],
]);
const FORM_FIELDS = ['input', 'button', 'select', 'textarea'];
const DROPPED = new Map<string, Loss>([
  ['math', 'formula'],
  ['script', 'script'],
  ['style', 'styleSheet'],
  ['pre', 'preformatted'],
  ...FORM_FIELDS.map((name) => [name, 'formField'] as const),
]);
const PLAIN_DROPPED = new Map<string, Loss>([
  ['sub', 'subscript'],
  ['sup', 'superscript'],
  ['s', 'strike'],
  ['del', 'strike'],
  ['strike', 'strike'],
  ['table', 'table'],
]);
export const TEXTLESS_TAGS = ['script', 'style', 'textarea', 'option', 'xmp', 'svg', 'annotation', 'annotation-xml'];

// Wider than any card shows, and narrow enough for browsers.
const MAX_COLUMNS = 50;
export const SPAN = /^[1-9]\d?$/;

export const nameLoss = (loss: Loss): Message =>
  loss === 'wideTable' ? lossMessages.wideTable({ max: MAX_COLUMNS }) : lossMessages[loss]();

const declarations = ({ style = '' }: Attributes) => style.split(';').map((declaration) => declaration.toLowerCase());

/** The tag with the meaning of a style: struck out, superscript or subscript. */
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
        losses.dropped.add('style');
      }
      if (isPlain) return;
      if (name === 'table') tables += 1;
      if (name === 'tr') columns = 0;
      if (name === 'td' || name === 'th')
        columns += SPAN.test(attributes['colspan'] ?? '') ? Number(attributes['colspan']) : 1;
      if (tables > 1) losses.faults.add('tableInTable');
      if (columns > MAX_COLUMNS) losses.faults.add('wideTable');
    },
    onCloseTag(name: string) {
      if (name === 'table') tables -= 1;
    },
  };
}

function* lostAttributes(name: string, attributes: Attributes): Generator<Loss> {
  if (name === 'a' && attributes['href']) yield 'link';
  if (['abbr', 'acronym', 'dfn'].includes(name) && attributes['title']) yield 'abbreviation';
  if (name === 'li' ? attributes['value'] : name === 'ol' && (attributes['type'] ?? attributes['reversed'])) {
    yield 'numbering';
  }
  if (name === 'td' || name === 'th') {
    const spans = [attributes['colspan'], attributes['rowspan']].filter((span) => span !== undefined);
    if (spans.some((span) => !SPAN.test(span))) yield 'span';
  }
  if (hidesText(attributes)) yield 'hiddenText';
}

/** Separates the parts of a formula that loses its layout: one half must not become 12. */
export const apart = (text: string, tagName: string): string => (FORMULA_TAGS.includes(tagName) ? ` ${text} ` : text);
