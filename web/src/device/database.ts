import { Dexie } from 'dexie';
import { deriveFromAnswers } from './answers-alone.ts';

/**
 * The one database of this device. Each feature types its own stores. Named after the record, which came first: under
 * another name an upgrade would copy every answer.
 */
export const database = new Dexie('study');
const RECORD = {
  attempts: 'id, owner, [owner+state], [owner+questionId]',
  records: '[owner+questionId], owner, [owner+isUnsent]',
  places: '[owner+path], owner, [owner+isUnsent]',
};
database.version(1).stores(RECORD);
database.version(2).upgrade(deriveFromAnswers);
database.version(3).stores({
  papers: 'id, owner',
  written: '[paper+number+label], paper',
  drafts: '[owner+key], owner',
  importFiles: 'owner',
  importWork: 'owner',
});

/** The stores that had databases of their own up to version 2, by the names that they had there. */
const FORMER: Record<string, Record<string, string>> = {
  papers: { papers: 'papers', written: 'written' },
  studio: { drafts: 'drafts' },
  exchange: { files: 'importFiles', work: 'importWork' },
};

database.on(
  'ready',
  async (device) => {
    // On each visit, because a tab of the former version may write there again.
    const names = await Dexie.getDatabaseNames().catch((): string[] => []);
    const former = Object.keys(FORMER).filter((name) => names.includes(name));
    // What cannot be moved, as on a full device, stays where it is until the next visit.
    await Promise.all(former.map((name) => moveFrom(name, device).catch(() => {})));
  },
  true,
);

async function moveFrom(name: string, device: Dexie): Promise<void> {
  const former = await new Dexie(name).open();
  const rows = new Map<string, unknown[]>();
  for (const table of former.tables) rows.set(FORMER[name]![table.name]!, await table.toArray());
  await device.transaction('rw', [...rows.keys()], async () => {
    for (const [store, found] of rows) {
      const table = device.table(store);
      // Rows that are here already are newer.
      await table.bulkPut([...found, ...(await table.toArray())]);
    }
  });
  await Promise.all(former.tables.map((table) => table.clear()));
  former.close();
  // Not awaited: a tab that sleeps may hold it up.
  void Dexie.delete(name).catch(() => {});
}

export const isQuotaError = (error: unknown) =>
  error instanceof Dexie.DexieError && [error.name, (error.inner as Error | null)?.name].includes('QuotaExceededError');
