import { diffWordsWithSpace } from 'diff';

/** A piece of text that both versions have, or one of them alone. */
export type Piece = { text: string; side?: 'BEFORE' | 'AFTER' };

/** Long texts are compared for as long as a reviewer does not notice. */
const TIMEOUT_MS = 300;
const LEAST_IN_COMMON = 0.5;

// Blocks end where a reader sees a new line, or another cell.
const BLOCK_END = /<\/(?:p|li|t[dhr]|h\d|div)>|<br\s*\/?>/gi;
const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim();
const linesOf = (html: string) => html.replaceAll(BLOCK_END, '\n').split('\n').map(textOf).filter(Boolean);

/** Two texts of HTML, word by word. `isFormatting`: their words are the same. */
export function compareHtml(before: string, after: string): { pieces: Piece[]; isFormatting: boolean } {
  const [from, to] = [linesOf(before), linesOf(after)];
  const isFormatting = from.join() === to.join() && before !== after;
  // What differs is then in the markup.
  if (isFormatting) return { pieces: compareWords(before, after), isFormatting };
  const pieces = from.length === to.length ? compareLines(from, to) : compareWords(from.join('\n'), to.join('\n'));
  return { pieces, isFormatting };
}

const compareLines = (from: readonly string[], to: readonly string[]): Piece[] =>
  from.flatMap((line, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...compareLine(line, to[index]!)]);

/** A line with little in common with the other is replaced as a whole: single words of it would be a puzzle. */
function compareLine(before: string, after: string): Piece[] {
  const pieces = compareWords(before, after);
  const common = pieces.reduce((sum, { text, side }) => sum + (side ? 0 : text.trim().length), 0);
  return common < LEAST_IN_COMMON * Math.max(before.length, after.length) ? whole(before, after) : pieces;
}

const whole = (before: string, after: string): Piece[] =>
  [
    { text: before, side: 'BEFORE' as const },
    { text: after, side: 'AFTER' as const },
  ].filter(({ text }) => text !== '');

function compareWords(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (!parts) return whole(before, after);
  return parts.map(({ value, added, removed }) => ({
    text: value,
    ...((added || removed) && { side: added ? ('AFTER' as const) : ('BEFORE' as const) }),
  }));
}
