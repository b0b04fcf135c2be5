import { diffWordsWithSpace } from 'diff';

/** A piece of text that both versions have, or one of them alone. */
export type Piece = { text: string; side?: 'BEFORE' | 'AFTER' };

/** Long texts are compared for as long as a reviewer does not notice. */
const TIMEOUT_MS = 300;

// Blocks end where a reader sees a new line.
const BLOCK_END = /<\/(?:p|li|tr|h\d|div)>|<br\s*\/?>/gi;
const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim();
const linesOf = (html: string) => html.replaceAll(BLOCK_END, '\n').split('\n').map(textOf).filter(Boolean).join('\n');

/** Two texts of HTML, word by word. `isFormatting`: their words are the same. */
export function compareHtml(before: string, after: string): { pieces: Piece[]; isFormatting: boolean } {
  const [from, to] = [linesOf(before), linesOf(after)];
  const isFormatting = from === to && before !== after;
  // What differs is then in the markup.
  const parts = isFormatting ? compareWords(before, after) : compareWords(from, to);
  return { pieces: parts, isFormatting };
}

function compareWords(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS });
  if (!parts)
    return [
      { text: before, side: 'BEFORE' },
      { text: after, side: 'AFTER' },
    ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    ...((added || removed) && { side: added ? ('AFTER' as const) : ('BEFORE' as const) }),
  }));
}
