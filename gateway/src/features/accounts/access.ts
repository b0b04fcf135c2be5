import type { OwnRecord } from './own-record.ts';
import { opensAllPages } from './rows.ts';

export const readerAccess = (own: OwnRecord) => ({
  isNamed: own.isNamed,
  async isFull(): Promise<boolean> {
    if (!own.isNamed()) return false;
    try {
      return opensAllPages(await own.read());
    } catch {
      // Only display: the upstream checks access when the page is opened.
      return true;
    }
  },
});

export type ReaderAccess = ReturnType<typeof readerAccess>;
