import { endLeases, readJson } from '../device/leases.ts';
import type { PackFile, StoredPack } from '../device/rows.ts';

/** A version of a pack that can be read: its text is complete. */
export type ReadyPack = Pick<StoredPack, 'owner' | 'id' | 'kind' | 'title' | 'questions' | 'version' | 'files'> & {
  corrected: readonly string[];
};

/** The packs that this reader can read now. */
export async function readyPacks(): Promise<ReadyPack[]> {
  const packs = await endLeases();
  return packs.filter(({ version }) => version !== '').map(({ corrected = [], ...pack }) => ({ ...pack, corrected }));
}

/** One of them. */
export const readyPack = async (id: string) => (await readyPacks()).find((pack) => pack.id === id);

/** The content of all files of a kind that are there. */
export async function readKind<Content>({ owner, files }: ReadyPack, kind: PackFile['kind']): Promise<Content[]> {
  const ofKind = files.filter((file) => file.kind === kind);
  const found = await Promise.all(ofKind.map((file) => readJson<Content>(owner, file)));
  return found.filter((content) => content !== undefined);
}

/** Remembers the last results by key. What could not be read is read again. */
export function remember<Value>(limit: number) {
  const values = new Map<string, Promise<Value>>();
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = values.get(key) ?? read();
    // The newest is the last.
    values.delete(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    for (const oldest of values.keys()) {
      if (values.size <= limit) break;
      values.delete(oldest);
    }
    return value;
  };
}

export const versionKey = ({ owner, id, version }: ReadyPack) => `${owner} ${id} ${version}`;
