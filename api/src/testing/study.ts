import { randomBytes } from 'node:crypto';
import { refreshTotals } from '../features/papers/finish.ts';
import { remarkAll } from '../features/study/remark.ts';
import type { TestApi } from './index.ts';

export type Result = {
  id: string | null;
  outcome: string | null;
  marks: number | null;
  out_of: number | null;
  refused: { code: string; message: string } | null;
};
export type RecordRow = {
  question_id: string;
  attempts: number;
  last_outcome: string | null;
  last_at: string | null;
  remarked_from: string | null;
  flagged: boolean;
  note: string | null;
  note_version: number;
  due_on: string | null;
  key_corrected_on: string | null;
  stats: { answered: number; right_share: number; option_shares: { key: string; share: number }[] } | null;
};

/** A UUID of version 7 as clients make it. */
export function newAttemptId(at = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** C is right in every sample question. */
export const attemptOf = (question: string, answer: object = { sba: 'C' }, fields: object = {}) => ({
  id: newAttemptId(),
  question_id: question,
  answer,
  answered_at: new Date().toISOString(),
  ...fields,
});

export const record = async (api: TestApi, token: string, attempts: unknown[]) =>
  (await api.call<{ results: Result[] }>('POST', '/study/attempts', { token, body: { attempts } })).body.results;

export const recordsOf = async (api: TestApi, token: string, ids: string[]) =>
  (await api.get<{ records: RecordRow[] }>(`/study/records?questions=${ids.join(',')}`, token)).body.records;

/** What the api's jobs do after a correction. */
export async function markAgain({ db }: Pick<TestApi, 'db'>): Promise<void> {
  await remarkAll(db, { publish: () => undefined });
  await refreshTotals(db);
}
