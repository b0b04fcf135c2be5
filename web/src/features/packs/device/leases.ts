import { isOver } from '../../../device/lease.ts';
import { forgetTexts } from '../../../device/paid-texts.ts';
import { currentOwner } from '../../study/index.ts';
import { database } from './database.ts';
import { removePack } from './packs.ts';
import { gunzip, openFile } from './sealing.ts';
import type { PackFile, StoredPack } from './rows.ts';

/** How often the time is stored that a clock must not fall behind. */
const NOTE_MS = 600_000;

/** Reads a file that a version lists. Undefined if it, or the key that seals it, is not on this device. */
export async function readJson<Content>(owner: string, { sha256 }: PackFile): Promise<Content | undefined> {
  const file = await database.packFiles.get([owner, sha256]);
  const bytes = file && (await openFile(file));
  return bytes && (JSON.parse(await gunzip(bytes)) as Content);
}

async function questionIds({ owner, files, pending }: StoredPack): Promise<Set<string>> {
  const indexes = [...files, ...(pending?.files ?? [])].filter(({ kind }) => kind === 'INDEX');
  type Index = { questions?: { id: string }[] };
  const found = await Promise.all(indexes.map((file) => readJson<Index>(owner, file).catch(() => undefined)));
  return new Set(found.flatMap((index) => index?.questions ?? []).map(({ id }) => id));
}

/** Removes a pack that its reader may no longer read, and its texts from what the reader has answered. */
export async function endPack(pack: StoredPack): Promise<void> {
  if (pack.isPaid) await forgetTexts(pack.owner, await questionIds(pack));
  await removePack(pack);
}

/** Ends a pack that its reader did not remove, and keeps its name, so that the list of downloads can say so. */
export async function expirePack(pack: StoredPack): Promise<void> {
  await endPack(pack);
  const { pending: _pending, corrected: _corrected, ...name } = pack;
  const ended: StoredPack = { ...name, isPaid: false, version: '', files: [], state: 'ENDED' };
  // Another tab may have done it, and its reader begun anew.
  await database.packs.add(ended).catch(() => {});
}

/** Ends packs whose lease is over. Resolves to the reader's others. */
export async function endLeases(): Promise<StoredPack[]> {
  const readers = readersOfPacks();
  const packs = await database.packs.toArray();
  const now = Date.now();
  const left: StoredPack[] = [];
  for (const pack of packs) {
    if (isOver(pack, now)) await expirePack(pack);
    else if (readers.includes(pack.owner) && pack.state !== 'ENDED') left.push(pack);
    if (pack.isPaid && now > pack.storedAt + NOTE_MS) {
      await database.packs.update([pack.owner, pack.id], { storedAt: now });
    }
  }
  return left;
}

/** Whose packs are read: those of the account, and what is open to anybody. */
const readersOfPacks = () => [...new Set(['', currentOwner()])];

/** For log-out. */
export async function removeAccountsPacks(owner: string): Promise<void> {
  if (owner === '') return;
  // Papers that wait to be sent stay, without their texts.
  for (const pack of await database.packs.where({ owner }).toArray()) await endPack(pack);
  // Keys of packs that were being removed when the browser was closed.
  await database.packKeys.where({ owner }).delete();
  await database.packFiles.where({ owner }).delete();
  await database.packQuestions.where({ owner }).delete();
}

/** Once somebody logs in, what other accounts have left on this device goes. */
export async function removeOthersPacks(): Promise<void> {
  const reader = currentOwner();
  if (reader === '') return;
  const owners = (await database.packs.orderBy('owner').uniqueKeys()) as string[];
  for (const owner of owners) if (owner !== reader) await removeAccountsPacks(owner);
}
