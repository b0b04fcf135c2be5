import { ListNames } from './list-names.ts';

export class ImportSession {
  readonly names = new ListNames();
  readonly update: boolean;
  /** Rows become drafts: what an open draft has already is not stored again. */
  readonly asDrafts: boolean;
  readonly #lines = new Map<string, number>();

  constructor({ update, asDrafts }: { update: boolean; asDrafts: boolean }) {
    this.update = update;
    this.asDrafts = asDrafts;
  }

  /** The line that had this ref before. Undefined the first time, when it records the line. */
  firstLineOf(ref: string, line: number): number | undefined {
    const first = this.#lines.get(ref);
    if (first === undefined) this.#lines.set(ref, line);
    return first;
  }
}
