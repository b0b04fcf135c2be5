import { createHash } from 'node:crypto';
import type { Question } from '../index.ts';

const INLINE = /<\/?(?:strong|em|b|i|u)>/g;
const STRIKE = /<\/?(?:s|del)>/g;
const BLOCK = /<(?!\/?(?:sub|sup|s)>)[^>]*>/g;

/** What a piece of HTML says, however it is set: 10<sup>3</sup> and 103 stay apart, bold does not; nor `del` and `s`. */
export const foldMarkup = (html: string): string =>
  (html.includes('<')
    ? html
        .replace(INLINE, '')
        .replace(/<(\/?)del>/g, '<$1s>')
        .replace(BLOCK, ' ')
    : html
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The same whatever its capitals. */
export const foldBody = (html: string): string => foldMarkup(html).toLowerCase();

const digest = (parts: readonly (readonly string[])[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

type Options = readonly { text: string }[];

/** How options are compared: whatever their capitals, unless these alone tell two of them apart (genotypes AA, Aa, aa). */
function foldOf(options: Options): (html: string) => string {
  const folded = new Set(options.map(({ text }) => foldBody(text)));
  return folded.size < options.length ? foldMarkup : foldBody;
}

type Content = Pick<Question, 'type' | 'subject' | 'stem' | 'options' | 'parts'>;

/** SHA-256 of what is asked, in hex: type, subject, stem and the set of options or parts; no key, no ref. */
export function contentHash({ type, subject, stem, options, parts }: Content): string {
  const fold = foldOf(options);
  const bodies = [...options.map(({ text }) => fold(text)), ...parts.map(({ text }) => foldBody(text))];
  return digest([[type, subject, foldBody(stem)], bodies.sort()]).toString('hex');
}

/** The hash of the question as it was once imported, with what is struck out as plain text; undefined where nothing is. */
export function hashWithoutStrikes(content: Content): string | undefined {
  const texts = [content.stem, ...content.options.map(({ text }) => text), ...content.parts.map(({ text }) => text)];
  if (texts.every((text) => text.search(STRIKE) < 0)) return undefined;
  const plain = (html: string) => html.replace(STRIKE, '');
  const withoutStrikes = <Item extends { text: string }>(item: Item) => ({ ...item, text: plain(item.text) });
  return contentHash({
    ...content,
    stem: plain(content.stem),
    options: content.options.map(withoutStrikes),
    parts: content.parts.map(withoutStrikes),
  });
}

/** The options as they are written, whatever their markup and order, as a short text. */
export const spellingOf = (options: Options): string =>
  digest([options.map(({ text }) => foldMarkup(text)).sort()]).toString('base64', 0, 9);

/** The answer key as a short text that is the same for the same key, whatever order the options stand in. */
export function answerKey(options: readonly { text: string; correct: boolean }[]): string {
  const fold = foldOf(options);
  const correct = options.filter((option) => option.correct).map((option) => fold(option.text));
  return digest([correct.sort()]).toString('base64', 0, 9);
}
