import { KNOWN_TAGS } from './tags.ts';

/** What a text loses on its way in. */
export type Loss =
  | 'picture'
  | 'svg'
  | 'drawing'
  | 'video'
  | 'sound'
  | 'object'
  | 'page'
  | 'formula'
  | 'script'
  | 'styleSheet'
  | 'preformatted'
  | 'formField'
  | 'strike'
  | 'table'
  | 'tableInTable'
  | 'wideTable'
  | 'direction'
  | 'link'
  | 'abbreviation'
  | 'numbering'
  | 'span'
  | 'hiddenText'
  | 'unknownTag'
  | 'tooDeep'
  | 'tooLong';

export type NoteLoss = (loss: Loss) => void;

const LOSS_OF_TAG: ReadonlyMap<string, Loss> = new Map([
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
  ['script', 'script'],
  ['style', 'styleSheet'],
  ['input', 'formField'],
  ['button', 'formField'],
  ['select', 'formField'],
  ['textarea', 'formField'],
  ['template', 'hiddenText'],
  ['datalist', 'hiddenText'],
]);
/** A cell's colspan and rowspan. */
export const SPAN = /^[1-9]\d?$/;
/** The first number of a list. */
export const LIST_START = /^-?\d{1,4}$/;

type Attributes = Record<string, string>;

/** What is lost with an element that keeps neither `attributes` nor a place of its own. */
export function* lossesOfElement(name: string, attributes: Attributes): Generator<Loss> {
  const loss = LOSS_OF_TAG.get(name);
  if (loss) yield loss;
  // Names with a colon or a hyphen are other programs' own.
  if (!KNOWN_TAGS.has(name) && !/[:-]/.test(name)) yield 'unknownTag';
  if (name === 'pre') yield 'preformatted';
  if (name === 'bdo' || attributes['dir']?.toLowerCase() === 'rtl') yield 'direction';
  if (name === 'a' && attributes['href']) yield 'link';
  if (['abbr', 'acronym', 'dfn'].includes(name) && attributes['title']) yield 'abbreviation';
  if (name === 'li' && attributes['value']) yield 'numbering';
  if (name === 'ol') {
    const { type = '1', reversed, start = '1' } = attributes;
    if (type !== '1' || reversed !== undefined || !LIST_START.test(start)) yield 'numbering';
  }
  if (name === 'td' || name === 'th') {
    const spans = [attributes['colspan'], attributes['rowspan']].filter((span) => span !== undefined);
    if (spans.some((span) => !SPAN.test(span))) yield 'span';
  }
}
