import { cutText } from 'server/cut-text.ts';
import { toNfc } from 'text/normalise.ts';
import { pictureFileName } from '../../picture-file-name.ts';

const MAX_MISSING = 1_000;
const MAX_NAME = 200;

/** Compares the pictures that rows name with those that were sent: `onNamed` takes each of the first. */
export function namedPictures() {
  const named = new Set<string>();
  const missing = new Set<string>();
  return {
    onNamed: (name: string, isFound: boolean): void => {
      if (isFound) named.add(toNfc(name));
      else if (missing.size < MAX_MISSING && name !== '') missing.add(cutText(name, MAX_NAME));
    },
    /** Named by a row, but neither sent nor stored; the first 1,000. */
    missing: (): string[] => [...missing],
    /** Sent, but named by no row. */
    unused: (sent: ReadonlyMap<string, string>): string[] => {
      const used = new Set([...named, ...[...named].map(pictureFileName)]);
      return [...sent.keys()].filter((name) => !used.has(name));
    },
  };
}
