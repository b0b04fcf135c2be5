const MAX_LENGTH = 160;
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of a text as a row has room for. */
export function excerpt(text: string): string {
  const characters = Array.from(CHARACTERS.segment(text), ({ segment }) => segment);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text;
}
