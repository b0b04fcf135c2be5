import { ListNames } from './list-names.ts';

export class ImportSession {
  readonly names = new ListNames();
  readonly update: boolean;
  readonly #lines = new Map<string, number>();

  constructor(update: boolean) {
    this.update = update;
  }

  /** The line that had this ref before. Undefined the first time, when it records the line. */
  firstLineOf(ref: string, line: number): number | undefined {
    const first = this.#lines.get(ref);
    if (first === undefined) this.#lines.set(ref, line);
    return first;
  }
}
