import { readRecords, type StoredRecord, useStored } from '../../study/device/index.ts';
import { withTexts } from '../../study/packed/index.ts';
import { useDownloaded } from '../../review/downloaded/index.ts';

/** The reader's records on this device, with texts that only packs have. Undefined at first, null without storage. */
export function useOwnRecords(): StoredRecord[] | null | undefined {
  const records = useStored(readRecords);
  const downloaded = useDownloaded();
  return records && (downloaded ? withTexts(records, downloaded.texts) : undefined);
}
