import { hash } from 'node:crypto';
import type { Question } from './question.ts';

const INLINE = /<\/?(?:strong|em|b|i|u)>/g;
const STRIKE = /<\/?(?:s|del)>/g;
const BLOCK = /<(?!\/?(?:sub|sup|s)>)[^<>]*>/g;

/** Removes formatting without meaning: bold goes, but 10<sup>3</sup> stays different from 103. `del` counts as `s`. */
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

export const foldBody = (html: string): string => foldMarkup(html).toLowerCase();

const digest = (parts: readonly (readonly string[])[]): Buffer => hash('sha256', JSON.stringify(parts), 'buffer');

type Options = readonly { text: string }[];

// Every hash of a question needs them.
const folded = new WeakMap<Options, readonly string[]>();

/** The texts of options after `foldMarkup`. */
export function foldOptions(options: Options): readonly string[] {
  const texts = folded.get(options) ?? options.map(({ text }) => foldMarkup(text));
  folded.set(options, texts);
  return texts;
}

/** Ignores case, unless options of the question differ only in case (genotypes AA, Aa, aa). */
function identityOf(options: Options): readonly string[] {
  const texts = foldOptions(options);
  const lower = texts.map((text) => text.toLowerCase());
  return new Set(lower).size < texts.length ? texts : lower;
}

type Content = Pick<Question, 'type' | 'subject' | 'stem' | 'options' | 'parts'> & {
  media?: readonly { image: string }[];
};

/** SHA-256 (hex) of type, subject, stem, its pictures and the set of options or parts; not of key and ref. */
export function contentHash({ type, subject, stem, options, parts, media = [] }: Content): string {
  const bodies = [...identityOf(options), ...parts.map(({ text }) => foldBody(text))];
  // Without pictures as it was before there were any.
  const pictures = media.length > 0 ? [media.map(({ image }) => image)] : [];
  return digest([[type, subject, foldBody(stem)], bodies.sort(), ...pictures]).toString('hex');
}

/** The hash that earlier versions stored, with struck-out text as plain text. Undefined if nothing is struck out. */
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

/** A short hash of the options as they are spelled, ignoring markup and order. */
export const spellingOf = (options: Options): string =>
  digest([foldOptions(options).toSorted()]).toString('base64', 0, 9);

/** A short hash of the key, ignoring the order of the options. */
export function answerKey(options: readonly { text: string; correct: boolean }[]): string {
  const correct = identityOf(options).filter((_, index) => options[index]!.correct);
  return digest([correct.sort()]).toString('base64', 0, 9);
}
