import type { AppearanceRow } from '../../../db/schema.ts';
import type { Question } from '../index.ts';
import type { Whereabouts } from './messages.ts';
import type { StoredQuestion } from './corrections/stored-question.ts';

/** A question that stands in the bank (it has an id) or in the file before this row (it has a line). */
export type KnownQuestion = {
  id: number | null;
  line: number | null;
  ref: string | null;
  hash: string;
  key: string;
  /** Tells options apart that differ in capitals alone from those of the same question elsewhere. */
  spelling: string;
  prof: string;
  subject: string;
  topic: string | null;
  hidden: boolean;
  appearances: AppearanceRow[];
  origin: Question['origin'] | null;
  /** Names of the lists it stands in. */
  lists: string[];
  /** What is to be stored, until it is. */
  question?: Question | undefined;
};

/** The questions that rows are compared with, by content and by ref. */
export class KnownQuestions {
  readonly #byHash = new Map<string, KnownQuestion>();
  readonly #byRef = new Map<string, KnownQuestion>();
  readonly #refByFormerHash = new Map<string, string>();
  /** The questions that the rows at hand may update, by ref. */
  updatable: Map<string, StoredQuestion> = new Map();

  add(known: KnownQuestion): void {
    this.#byHash.set(known.hash, known);
    if (known.ref) this.#byRef.set(known.ref, known);
  }

  /** Notes that the question `ref` was this before it was changed. */
  addFormer(hash: string, ref: string): void {
    this.#refByFormerHash.set(hash, ref);
  }

  /** Notes that a question has other content, and perhaps another ref, from here on. */
  change(known: KnownQuestion, next: Pick<KnownQuestion, 'ref' | 'hash' | 'key' | 'spelling'>): void {
    if (next.hash !== known.hash) {
      this.#byHash.delete(known.hash);
      this.addFormer(known.hash, next.ref!);
    }
    if (known.ref && next.ref !== known.ref) this.#byRef.delete(known.ref);
    this.add(Object.assign(known, next));
  }

  byHash = (hash: string) => this.#byHash.get(hash);
  byRef = (ref: string) => this.#byRef.get(ref);
  refByFormerHash = (hash: string) => this.#refByFormerHash.get(hash);
}

/** Where a refusal says that it is. */
export const whereabouts = ({ id, ref, line }: KnownQuestion): Whereabouts =>
  id === null ? { line: line! } : { ref: ref! };
