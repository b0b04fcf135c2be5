import { isOver } from '../../../device/lease.ts';
import { savesData } from '../../../components/saves-data.ts';
import { database } from './database.ts';
import { expirePack } from './leases.ts';
import { fetchManifest, type Manifest } from './manifest.ts';
import { bytesOf, missingFiles } from './packs.ts';
import type { StoredPack } from './rows.ts';
import { TransferError } from './transfer.ts';

const INTERVAL_MS = 3_600_000;

/** An update of up to this size is fetched without asking over a connection whose cost is unknown. */
const SMALL_BYTES = 300_000;

/** Asks the server for the manifest of a pack, if that is due: it renews the lease, or names a newer version. */
export async function checkPack(pack: StoredPack, readKey: () => Promise<string>): Promise<void> {
  const { owner, id } = pack;
  const now = Date.now();
  // A clock that was set back asks again.
  if (pack.checkedAt <= now && now < pack.checkedAt + INTERVAL_MS) return;
  try {
    const manifest = await fetchManifest(id, pack.manifest, await readKey());
    await apply(owner, id, manifest);
  } catch (error) {
    const refusal = error instanceof TransferError ? error.refusal : undefined;
    if (refusal === 'REFUSED') return expirePack(pack);
    const isNew = pack.version === '' && !pack.pending;
    if (isNew && refusal) return void (await database.packs.update([owner, id], { state: 'BROKEN' }));
    // What is here stays readable until its lease ends.
    if (isNew) throw error;
  }
}

async function apply(owner: string, id: string, manifest: Manifest) {
  const { version, files, validUntil, isPaid } = manifest;
  const changed = await database.transaction('rw', database.packs, database.packKeys, async () => {
    const pack = await database.packs.get([owner, id]);
    if (!pack) return undefined;
    const now = Date.now();
    const { pending, ...rest } = { ...pack, validUntil, isPaid, storedAt: now, checkedAt: now };
    const isNewer = version !== pack.version && version !== pending?.version;
    // The server may have gone back to the version that is here.
    const isBack = version === pack.version && pending !== undefined && pending.version !== version;
    const next: StoredPack = {
      ...rest,
      ...(isBack ? { state: 'READY' } : isNewer ? { pending: { version, files } } : pending && { pending }),
    };
    await database.packs.put(next);
    await database.packKeys.update([owner, id], { validUntil });
    return next;
  });
  if (!changed) return;
  // By this device's clock, which is wrong then.
  if (isOver(changed)) return expirePack(changed);
  if (changed.state !== 'READY' || !changed.pending) return;
  if (isAutomatic(bytesOf(await missingFiles(changed)))) await resume(owner, id);
}

type Connection = { type?: string };

/** Whether an update is fetched without asking. */
function isAutomatic(bytes: number): boolean {
  if (savesData()) return false;
  // Only Chromium on phones tells.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return bytes <= SMALL_BYTES || ['wifi', 'ethernet'].includes(connection?.type ?? '');
}

export const resume = (owner: string, id: string) =>
  database.packs.where({ owner, id }).modify((pack) => {
    if (pack.state !== 'READY' || pack.pending) pack.state = 'DOWNLOADING';
  });
