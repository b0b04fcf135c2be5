import { isOver, type Lease } from '../device/lease.ts';

// As src/device/database.ts and the packs have them. Without Dexie, which would be most of the worker.
const DATABASE = 'study';
type Pack = Lease & { owner: string; id: string };
type Picture = { owner: string; pack: string; iv?: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
type SealingKey = { key: CryptoKey };

const PATH = '/images/';
const STORES = ['packs', 'packFiles', 'packKeys'];

/** A picture of a pack on this device, whichever size is asked for. Undefined where no pack has it, or none may be read. */
export async function readPackPicture({ pathname }: URL): Promise<Response | undefined> {
  const publicId = publicIdOf(pathname);
  const database = publicId === undefined ? undefined : await open().catch(() => undefined);
  if (!database) return undefined;
  try {
    const bytes = await find(database, publicId!);
    return bytes && new Response(bytes, { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } });
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

function publicIdOf(pathname: string): string | undefined {
  try {
    return pathname.startsWith(PATH) ? decodeURIComponent(pathname.slice(PATH.length)) : undefined;
  } catch {
    return undefined;
  }
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });

/** The database as it is: the worker makes none, and none newer. */
async function open(): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(DATABASE);
  request.addEventListener('upgradeneeded', () => request.transaction!.abort());
  const database = await resultOf(request);
  const hasPacks = STORES.every((name) => database.objectStoreNames.contains(name));
  if (!hasPacks) database.close();
  return hasPacks ? database : undefined;
}

async function find(database: IDBDatabase, publicId: string): Promise<ArrayBuffer | undefined> {
  const transaction = database.transaction(STORES);
  const packs = await resultOf(transaction.objectStore('packs').getAll() as IDBRequest<Pack[]>);
  const readable = packs.filter((pack) => !isOver(pack));
  const pictures = transaction.objectStore('packFiles').index('[owner+publicId]');
  for (const owner of new Set(readable.map((pack) => pack.owner))) {
    const picture = await resultOf(pictures.get([owner, publicId]) as IDBRequest<Picture | undefined>);
    if (!picture || !readable.some((pack) => pack.owner === owner && pack.id === picture.pack)) continue;
    const { iv, bytes, pack } = picture;
    if (!iv) return bytes;
    const sealing = await resultOf(
      transaction.objectStore('packKeys').get([owner, pack]) as IDBRequest<SealingKey | undefined>,
    );
    if (sealing) return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, sealing.key, bytes);
  }
  return undefined;
}
