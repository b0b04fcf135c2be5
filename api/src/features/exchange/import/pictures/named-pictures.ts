import { cutText } from 'server/cut-text.ts';
import { toNfc } from 'text/normalise.ts';
import { pictureFileName } from '../../picture-file-name.ts';

const MAX_MISSING = 1_000;
const MAX_NAME = 200;

/** Compares the pictures that rows name with those that were sent. */
export class NamedPictures {
  readonly #named = new Set<string>();
  readonly #missing = new Set<string>();

  /** Takes a name that a row gives. */
  note = (name: string, isFound: boolean): void => {
    if (isFound) this.#named.add(toNfc(name));
    else if (this.#missing.size < MAX_MISSING && name !== '') this.#missing.add(cutText(name, MAX_NAME));
  };

  /** Named by a row, but neither sent nor stored; the first 1,000. */
  missing = (): string[] => [...this.#missing];

  /** Sent, but named by no row. */
  unused(sent: ReadonlyMap<string, string>): string[] {
    const used = new Set([...this.#named, ...[...this.#named].map(pictureFileName)]);
    return [...sent.keys()].filter((name) => !used.has(name));
  }
}
