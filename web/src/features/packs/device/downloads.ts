import type { ApolloClient } from '@apollo/client';
import { oneTabAtATime, SyncLoop } from '../../../device/sync-loop.ts';
import { currentOwner } from '../../study/index.ts';
import { database } from './database.ts';
import { downloadPack } from './download.ts';
import { endLeases, expirePack, removeOthersPacks } from './leases.ts';
import { PackKeyDocument } from './packs.generated.ts';
import { resume as resumePack, checkPack } from './updates.ts';
import type { StoredPack } from './rows.ts';
import { TransferError } from './transfer.ts';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 300_000;

let loop: SyncLoop | undefined;

/**
 * What is due on a visit: ends leases, asks for updates at most once an hour and goes on with downloads, one tab at a
 * time. Tries again after failures and when the network comes back.
 */
export function visitPacks(client: ApolloClient): Promise<void> {
  loop ??= new SyncLoop({
    send: () => oneTabAtATime('packs', () => goOn(() => readKey(client))),
    firstDelayMs: FIRST_DELAY_MS,
    maxDelayMs: MAX_DELAY_MS,
  });
  return loop.run();
}

async function readKey(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: PackKeyDocument });
  return data!.packKey;
}

/** One pass over the reader's packs. Throws what another pass may succeed with, after all have had their turn. */
export async function goOn(readKey: () => Promise<string>): Promise<void> {
  await removeOthersPacks();
  let failure: unknown;
  for (const pack of await endLeases()) {
    try {
      await checkPack(pack, readKey);
      await downloadPack(pack.owner, pack.id);
    } catch (error) {
      if (error instanceof TransferError && error.refusal === 'REFUSED') await expirePack(pack);
      else failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
}

export type OfferedPack = Pick<StoredPack, 'id' | 'kind' | 'title' | 'questions' | 'bytes' | 'manifest'>;

/** Begins to download a pack. The caller visits then. */
export async function addPack({ id, kind, title, questions, bytes, manifest }: OfferedPack): Promise<void> {
  const owner = kind === 'RX_AID' ? '' : currentOwner();
  const fresh: StoredPack = {
    owner,
    id,
    kind,
    title,
    questions,
    bytes,
    manifest,
    // The manifest says these.
    isPaid: false,
    validUntil: '',
    version: '',
    files: [],
    storedAt: Date.now(),
    checkedAt: 0,
    state: 'DOWNLOADING',
  };
  await database.transaction('rw', database.packs, async () => {
    const here = await database.packs.get([owner, id]);
    if (here && here.state !== 'ENDED') await resumePack(owner, id);
    else await database.packs.put(fresh);
  });
}

/** Files that are under way still come. */
export const pausePack = ({ owner, id }: StoredPack) =>
  database.packs.where({ owner, id }).modify((pack) => {
    if (pack.state === 'DOWNLOADING') pack.state = 'PAUSED';
  });
