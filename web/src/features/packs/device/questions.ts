import type { QuestionRow } from '../question.ts';
import { database } from './database.ts';
import { seal, unsealWith } from './sealing.ts';
import type { StoredFile, StoredQuestion } from './rows.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Place = Pick<StoredFile, 'owner' | 'sha256' | 'pack'>;

/**
 * The questions of a file as they are stored, each by itself: those of a list are in almost all files of a subject, and
 * to unpack twenty files takes a phone half a second.
 */
export function sealQuestions(place: Place, key: CryptoKey | undefined, json: string): Promise<StoredQuestion[]> {
  const { questions } = JSON.parse(json) as { questions: QuestionRow[] };
  return Promise.all(
    questions.map(async (row) => {
      const text = encoder.encode(JSON.stringify(row));
      return { ...place, id: row._id, ...(await seal(key, text.buffer)) };
    }),
  );
}

/** Without those whose key is gone. */
export async function openQuestions(stored: readonly StoredQuestion[]): Promise<QuestionRow[]> {
  const packs = new Map(stored.map(({ owner, pack }) => [pack, owner]));
  const keys = await database.packKeys.bulkGet(Array.from(packs, ([pack, owner]) => [owner, pack]));
  const byPack = new Map(keys.flatMap((one) => (one ? [[one.pack, one.key]] : [])));
  const opened = await Promise.all(
    stored.map(async ({ pack, ...sealed }) => {
      const bytes = await unsealWith(byPack.get(pack), sealed);
      return bytes && (JSON.parse(decoder.decode(bytes)) as QuestionRow);
    }),
  );
  return opened.filter((row) => row !== undefined);
}

/** All questions of a file. */
export const readFileQuestions = async (owner: string, sha256: string): Promise<QuestionRow[]> =>
  openQuestions(await database.packQuestions.where({ owner, sha256 }).toArray());
