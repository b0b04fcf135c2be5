import type { OwnRecord } from './own-record.ts';
import { opensAllPages } from './rows.ts';

/** What the reader's plan opens, asked of the upstream only where a field needs it. */
export const readerAccess = (own: OwnRecord) => ({
  /** Whether there is anybody to ask about. */
  isNamed: own.isNamed,
  async isFull(): Promise<boolean> {
    if (!own.isNamed) return false;
    try {
      return opensAllPages(await own.read());
    } catch {
      // The lock is display: the upstream decides when the page is opened.
      return true;
    }
  },
});

export type ReaderAccess = ReturnType<typeof readerAccess>;
