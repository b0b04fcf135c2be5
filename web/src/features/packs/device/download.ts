import { isQuotaError } from '../../../device/database.ts';
import { learnKey } from '../../study/device/index.ts';
import { toStudyQuestion } from '../question.ts';
import { database } from './database.ts';
import { fetchWithin } from './fetch-within.ts';
import { missingFiles, settle, storeFile } from './packs.ts';
import { readFileQuestions, sealQuestions } from './questions.ts';
import { gunzip, keyOf, seal, sha256Of } from './sealing.ts';
import type { PackFile, PackState, StoredPack } from './rows.ts';
import { MAX_FILE_BYTES, transfer, TransferError } from './transfer.ts';

/** A file that came wrong so often is reported to the reader. */
const ATTEMPTS = 3;

/** The download has been paused, or its pack removed. */
class Stopped extends Error {
  override name = 'Stopped';
}

const setState = (owner: string, id: string, state: PackState) => database.packs.update([owner, id], { state });

/** Downloads what a pack misses, until it is complete, paused or removed. Throws where another attempt may succeed. */
export async function downloadPack(owner: string, id: string, signal?: AbortSignal): Promise<void> {
  const pack = await database.packs.get([owner, id]);
  if (pack?.state !== 'DOWNLOADING') return;
  const before = new Set(pack.files.map(({ sha256 }) => sha256));
  const broken: PackFile[] = [];
  try {
    const key = await keyOf(pack);
    await fetchWithin(inOrder(await missingFiles(pack)), async (file) => {
      const bytes = await fetchFile(file, signal);
      if (!bytes) return void broken.push(file);
      const { sha256, kind, name } = file;
      const place = { owner, sha256, pack: id };
      const hasQuestions = kind === 'QUESTIONS';
      const sealed = hasQuestions ? { bytes: new ArrayBuffer(0) } : await seal(key, bytes);
      const named = { ...place, kind, name, ...(kind === 'PICTURE' && { publicId: name }), ...sealed };
      const questions = hasQuestions ? await sealQuestions(place, key, await gunzip(bytes)) : [];
      const now = await storeFile(pack, named, questions);
      if (now?.state !== 'DOWNLOADING') throw new Stopped('The download was stopped');
      // The text of a first version can be read while its pictures come.
      if (now.version === '' && kind !== 'PICTURE') await settle(owner, id);
    });
  } catch (error) {
    if (error instanceof Stopped) return;
    // A device without any room takes not even this; the next visit tries again.
    if (isQuotaError(error)) return void (await setState(owner, id, 'FULL').catch(() => {}));
    if (error instanceof TransferError && error.refusal === 'GONE') return askAgain(owner, id);
    throw error;
  }
  const now = await settle(owner, id);
  if (broken.length > 0 && now) return void (await setState(owner, id, 'BROKEN'));
  // Cards learn a key too, once they show it.
  if (now?.state === 'READY' && before.size > 0) await learnKeys(now, before).catch(() => {});
}

const ORDER = ['INDEX', 'QUESTIONS', 'ARTICLES', 'PICTURE'];

/** What can be read first comes first. */
const inOrder = (files: readonly PackFile[]) =>
  files.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

/** Undefined where its bytes were wrong each time. */
async function fetchFile({ path, sha256 }: PackFile, signal?: AbortSignal): Promise<ArrayBuffer | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const { bytes } = await transfer(path, MAX_FILE_BYTES, signal);
      if ((await sha256Of(bytes)) === sha256) return bytes;
    } catch (error) {
      if (!(error instanceof TransferError && error.refusal === 'WRONG')) throw error;
    }
  }
  return undefined;
}

/** The version has been replaced on the server meanwhile. */
async function askAgain(owner: string, id: string) {
  await database.packs.update([owner, id], { checkedAt: 0 });
  throw new TransferError('The version is gone');
}

/** Marks the reader's answers again where the update has corrected a key. */
async function learnKeys(pack: StoredPack, before: ReadonlySet<string>) {
  const { owner, id } = pack;
  const corrected: string[] = [];
  for (const { sha256, kind } of pack.files) {
    if (kind !== 'QUESTIONS' || before.has(sha256)) continue;
    for (const question of (await readFileQuestions(owner, sha256)).map(toStudyQuestion)) {
      if (question.notice?.kind !== 'KEY_CORRECTED') continue;
      corrected.push(question.id);
      await learnKey(owner, question);
    }
  }
  await database.packs.update([owner, id], { corrected: [...new Set([...(pack.corrected ?? []), ...corrected])] });
}
