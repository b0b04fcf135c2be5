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
database.version(4).stores({ memoryStates: '[owner+questionId], owner', reviews: 'owner' });
database.version(5).stores({
  packs: '[owner+id], owner',
  packFiles: '[owner+sha256], owner, [owner+publicId]',
  packQuestions: '[owner+sha256+id], owner',
  packKeys: '[owner+pack], owner',
  articles: 'id',
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

type Row = Record<string, unknown>;
type Changes = Record<string, { at?: string }>;

/** For a row that is here already, which a tab of the former version has written again. */
const KEEP: Record<string, (here: Row, former: Row) => Row> = {
  // Of each answer the later one.
  papers: (here, former) => {
    const changes = { ...(former.changes as Changes) };
    for (const [number, change] of Object.entries(here.changes as Changes)) {
      const other = changes[number]?.at ?? '';
      if (other <= (change.at ?? '')) changes[number] = change;
    }
    return { ...here, changes };
  },
  // The reader has typed it in that tab since.
  written: (_here, former) => former,
};
const keepHere = (here: Row) => here;

async function moveFrom(name: string, device: Dexie): Promise<void> {
  const former = await new Dexie(name).open();
  const found = await former.transaction('r', former.tables, () =>
    Promise.all(
      former.tables.map(async (table) => ({
        table,
        keys: await table.toCollection().primaryKeys(),
        rows: (await table.toArray()) as Row[],
      })),
    ),
  );
  const storeOf = ({ name: table }: { name: string }) => FORMER[name]![table]!;
  const stores = found.map(({ table }) => storeOf(table));
  await device.transaction('rw', stores, async () => {
    for (const { table, keys, rows } of found) {
      const store = device.table(storeOf(table));
      const here = await store.bulkGet(keys);
      const keep = KEEP[store.name] ?? keepHere;
      await store.bulkPut(rows.map((row, index) => (here[index] === undefined ? row : keep(here[index], row))));
    }
  });
  // Only these: a tab of the former version may have written others meanwhile.
  await Promise.all(found.map(({ table, keys }) => table.bulkDelete(keys)));
  const left = await Promise.all(former.tables.map((table) => table.count()));
  former.close();
  // Not awaited: a tab that sleeps may hold it up.
  if (left.every((rows) => rows === 0)) void Dexie.delete(name).catch(() => {});
}

export const isQuotaError = (error: unknown) =>
  error instanceof Dexie.DexieError && [error.name, (error.inner as Error | null)?.name].includes('QuotaExceededError');
