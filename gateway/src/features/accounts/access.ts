import type { OwnRecord } from './own-record.ts';
import { fullAccess } from './access-doc.ts';

/** `known`: what the upstream has said of this reader in the last seconds. */
export const readerAccess = (own: OwnRecord, known: boolean | undefined) => ({
  isNamed: own.isNamed,
  async isFull(): Promise<boolean> {
    if (!own.isNamed()) return false;
    if (known !== undefined) return known;
    try {
      return fullAccess.parse((await own.read()).access_doc);
    } catch {
      // Only display: the upstream checks access when the page is opened.
      return true;
    }
  },
});

export type ReaderAccess = ReturnType<typeof readerAccess>;
