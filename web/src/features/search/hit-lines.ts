import type { SearchQuery } from './search.generated.ts';

export type Hit = NonNullable<SearchQuery['search']>[number]['links'][number];
/** A piece of a text; what was searched for is marked. */
export type Piece = { text: string; marked: boolean };

const ELLIPSIS = '…';
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** What a hit is called, and the sentence that matched where the name does not hold it already. */
export function hitLines({ name, excerpt }: Pick<Hit, 'name' | 'excerpt'>): { title: Piece[]; sentence?: Piece[] } {
  const plain = { text: name, marked: false };
  if (!excerpt) return { title: [plain] };
  const text = textOf(excerpt);
  const at = name.indexOf(text);
  if (at >= 0) {
    const before = { text: name.slice(0, at), marked: false };
    const after = { text: name.slice(at + text.length), marked: false };
    return { title: [before, ...excerpt, after].filter((piece) => piece.text !== '') };
  }
  // A name that was cut short of the sentence's end.
  if (name.endsWith(ELLIPSIS) && text.startsWith(name.slice(0, -ELLIPSIS.length))) return { title: excerpt };
  return { title: [plain], sentence: excerpt };
}

const QUESTIONS = new Set(['SBA', 'MTF', 'SAQ']);

/** What is said of a hit below its name, but for what the name says itself. */
export function hitFacts({ name, link, kind, topic, place }: Hit): string[] {
  const ref = kind && QUESTIONS.has(kind) ? refOf(link) : null;
  return [topic, place, ref].filter((fact) => fact !== null && !name.includes(fact)) as string[];
}

function refOf(link: string): string | null {
  const hash = link.split('#')[1];
  if (!hash) return null;
  try {
    return decodeURIComponent(hash);
  } catch {
    return null;
  }
}
