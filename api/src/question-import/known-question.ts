import type { AppearanceRow } from '../db/schema.ts';
import type { Question } from '../questions/index.ts';

/** A question that stands in the bank (it has an id) or in the file before this row (it has a line). */
export type KnownQuestion = {
  id: number | null;
  line: number | null;
  ref: string | null;
  hash: string;
  key: string;
  prof: string;
  subject: string;
  topic: string | null;
  appearances: AppearanceRow[];
  /** Names of the lists it stands in. */
  lists: string[];
  /** What is to be stored, until it is. */
  question?: Question | undefined;
};

/** The questions that rows are compared with, by content and by ref. */
export class KnownQuestions {
  readonly #byHash = new Map<string, KnownQuestion>();
  readonly #byRef = new Map<string, KnownQuestion>();

  add(known: KnownQuestion): void {
    this.#byHash.set(known.hash, known);
    if (known.ref) this.#byRef.set(known.ref, known);
  }

  byHash = (hash: string) => this.#byHash.get(hash);
  byRef = (ref: string) => this.#byRef.get(ref);
}

/** How a refusal calls it. */
export const nameOf = ({ id, ref, line }: KnownQuestion): string =>
  id === null ? `in line ${line}` : `in the bank as ${ref}`;
