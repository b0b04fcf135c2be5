import type { Database } from '../../../db/connection.ts';
import { entryKinds } from '../kinds.ts';
import { listEntries, type Wanted } from '../service.ts';
import { listNew, readStates, type State } from './store.ts';

/** Topics in their order, and after the last of them drafts of articles that readers do not have yet. */
export async function listTopics(db: Database, wanted: Wanted): Promise<{ states: State[]; next: string | null }> {
  const { entries, next } = await listEntries(db, entryKinds.topics, wanted);
  const ids = entries.map(({ row }) => row.id);
  return { states: await readStates(db, next === null ? [...ids, ...(await listNew(db, wanted))] : ids), next };
}

export async function withoutNew(db: Database, ids: readonly string[]): Promise<string[]> {
  const fresh = new Set(await listNew(db, {}));
  return ids.filter((id) => !fresh.has(id));
}
