import type { OwnRecord } from './own-record.ts';
import { fullAccess } from './access-doc.ts';

export const readerAccess = (own: OwnRecord) => ({
  isNamed: own.isNamed,
  async isFull(): Promise<boolean> {
    if (!own.isNamed()) return false;
    try {
      return fullAccess.parse((await own.read()).access_doc);
    } catch {
      // Only display: the upstream checks access when the page is opened.
      return true;
    }
  },
});

export type ReaderAccess = ReturnType<typeof readerAccess>;
