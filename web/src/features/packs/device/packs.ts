import { database } from './database.ts';
import { seal, unsealWith } from './sealing.ts';
import type { PackFile, StoredFile, StoredPack, StoredQuestion } from './rows.ts';

/** All that a pack lists, of both versions. */
const filesOf = ({ files, pending }: StoredPack): PackFile[] => [...files, ...(pending?.files ?? [])];

const hashesOf = (files: readonly PackFile[]) => new Set(files.map(({ sha256 }) => sha256));

/** Of the owner's files on this device, whichever pack they came with. */
export async function storedHashes(owner: string): Promise<Set<string>> {
  const keys = await database.packFiles.where({ owner }).primaryKeys();
  return new Set(keys.map(([, sha256]) => sha256));
}

/** Drops files that no pack of the owner lists. */
async function dropUnlisted(owner: string) {
  const packs = await database.packs.where({ owner }).toArray();
  const unlisted = await storedHashes(owner);
  for (const { sha256 } of packs.flatMap(filesOf)) unlisted.delete(sha256);
  await database.packFiles.bulkDelete(Array.from(unlisted, (sha256) => [owner, sha256]));
  for (const sha256 of unlisted) await database.packQuestions.where({ owner, sha256 }).delete();
}

/** What has to be fetched still. */
export async function missingFiles({ owner, pending }: StoredPack): Promise<PackFile[]> {
  const stored = await storedHashes(owner);
  // Two names may have the same content.
  const missing = new Map((pending?.files ?? []).map((file) => [file.sha256, file]));
  for (const sha256 of stored) missing.delete(sha256);
  return [...missing.values()];
}

export const bytesOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Stores a verified file. Undefined if the pack is gone, as after log-out. */
export const storeFile = (
  { owner, id }: StoredPack,
  file: StoredFile,
  questions: readonly StoredQuestion[],
): Promise<StoredPack | undefined> =>
  database.transaction('rw', database.packs, database.packFiles, database.packQuestions, async () => {
    const pack = await database.packs.get([owner, id]);
    if (!pack) return undefined;
    await database.packFiles.put(file);
    await database.packQuestions.bulkPut(questions);
    return pack;
  });

const isPicture = ({ kind }: PackFile) => kind === 'PICTURE';

/**
 * Makes the pending version the one that is read, once all of it is stored, and drops files that no version has. A
 * first version can be read before its pictures are there. Returns the pack as it is now.
 */
export const settle = (owner: string, id: string): Promise<StoredPack | undefined> =>
  database.transaction('rw', database.packs, database.packFiles, database.packQuestions, async () => {
    const pack = await database.packs.get([owner, id]);
    if (!pack?.pending) return pack;
    const missing = await missingFiles(pack);
    const { pending, ...rest } = pack;
    const { version, files } = pending;
    if (missing.length > 0) {
      if (rest.version !== '' || !missing.every(isPicture)) return pack;
      const readable: StoredPack = { ...pack, version, files: files.filter((file) => !isPicture(file)) };
      await database.packs.put(readable);
      return readable;
    }
    const complete: StoredPack = { ...rest, version, files, bytes: bytesOf(files), state: 'READY' };
    await database.packs.put(complete);
    await dropUnlisted(owner);
    return complete;
  });

/** Removes a pack with its key. Files that other packs share are sealed anew under a key of theirs. */
export async function removePack(pack: StoredPack): Promise<void> {
  const { owner, id } = pack;
  const { files, questions } = await resealShared(pack);
  const { packs, packFiles, packQuestions, packKeys } = database;
  await database.transaction('rw', packs, packFiles, packQuestions, packKeys, async () => {
    await packs.delete([owner, id]);
    await packKeys.delete([owner, id]);
    await packFiles.bulkPut(files);
    await packQuestions.bulkPut(questions);
    await dropUnlisted(owner);
  });
}

async function resealShared(pack: StoredPack) {
  const { owner, id } = pack;
  const others = (await database.packs.where({ owner }).toArray()).filter((other) => other.id !== id);
  const files: StoredFile[] = [];
  const questions: StoredQuestion[] = [];
  const own = await database.packKeys.get([owner, id]);
  for (const sha256 of hashesOf(filesOf(pack))) {
    const heir = others.find((other) => hashesOf(filesOf(other)).has(sha256));
    const file = heir && (await database.packFiles.get([owner, sha256]));
    if (!heir || file?.pack !== id) continue;
    const next = await database.packKeys.get([owner, heir.id]);
    const reseal = async <Row extends StoredFile | StoredQuestion>({ iv, bytes, ...row }: Row) => {
      const open = await unsealWith(own?.key, { bytes, ...(iv && { iv }) });
      return { ...row, pack: heir.id, ...(await seal(next?.key, open!)) };
    };
    files.push(await reseal(file));
    const rows = await database.packQuestions.where({ owner, sha256 }).toArray();
    questions.push(...(await Promise.all(rows.map(reseal))));
  }
  return { files, questions };
}
