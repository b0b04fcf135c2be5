import { KINDS } from 'question/kinds/names.ts';
import type { SearchQuery } from './search.generated.ts';

export type Hit = NonNullable<SearchQuery['search']>[number]['links'][number];
export type Piece = { text: string; marked: boolean };

const ELLIPSIS = '…';
export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** A hit's title, and the sentence that matched unless the title contains it. */
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
  // The name is the sentence, cut short.
  if (name.endsWith(ELLIPSIS) && text.startsWith(name.slice(0, -ELLIPSIS.length))) return { title: excerpt };
  return { title: [plain], sentence: excerpt };
}

export const isQuestion = (kind: string | null) => KINDS.some((one) => one === kind);

/** Facts for the line below a hit, without those that its name contains. */
export function hitFacts({ name, link, kind, topic, place }: Hit): string[] {
  const ref = isQuestion(kind) ? refOf(link) : null;
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
