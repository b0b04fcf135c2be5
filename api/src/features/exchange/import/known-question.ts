import type { Whereabouts } from '../messages.ts';
import type { StoredQuestion, KnownQuestion } from '../../bank/index.ts';
import type { OpenDrafts } from '../../imports/index.ts';

export class KnownQuestions {
  readonly #byHash = new Map<string, KnownQuestion>();
  readonly #byRef = new Map<string, KnownQuestion>();
  readonly #refByFormerHash = new Map<string, string>();
  /** By ref: the questions that the current rows may update. */
  updatable: Map<string, StoredQuestion> = new Map();

  /** Of others than this file. */
  readonly drafts: OpenDrafts = { ofQuestion: new Map(), ofHash: new Map() };

  add(known: KnownQuestion): void {
    this.#byHash.set(known.hash, known);
    if (known.ref) this.#byRef.set(known.ref, known);
  }

  addFormer(hash: string, ref: string): void {
    this.#refByFormerHash.set(hash, ref);
  }

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

export const whereabouts = ({ id, ref, line }: KnownQuestion): Whereabouts =>
  id === null ? { line: line! } : { ref: ref! };
