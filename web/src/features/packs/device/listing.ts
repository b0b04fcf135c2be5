import { isOver } from '../../../device/lease.ts';
import { currentOwner } from '../../study/index.ts';
import { database } from './database.ts';
import { bytesOf, missingFiles } from './packs.ts';
import type { StoredPack } from './rows.ts';

export type ListedPack = StoredPack & {
  /** Bytes that have to be fetched still. */
  missing: number;
  /** Bytes of the version that is pending, or of the one that is here. */
  total: number;
};

/** This reader's packs on this device. Changes nothing, as a live query must not. */
export async function listPacks(): Promise<ListedPack[]> {
  const owner = currentOwner();
  const packs = await database.packs.where('owner').anyOf(['', owner]).toArray();
  const readable = packs.filter((pack) => !isOver(pack));
  return Promise.all(
    readable.map(async (pack) => ({
      ...pack,
      missing: bytesOf(await missingFiles(pack)),
      total: pack.pending ? bytesOf(pack.pending.files) : pack.bytes,
    })),
  );
}
