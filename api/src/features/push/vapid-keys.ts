import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';
import { seal, unseal } from '../../seal.ts';

/** P-256, each half in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const KEY = 'push.vapid';
const isOwn = eq(settings.key, KEY);

/** The pair that all instances share: made once, the private half encrypted. */
export async function sharedVapidKeys(db: Database, key: Uint8Array): Promise<VapidKeys> {
  const stored = await read(db, key);
  if (stored) return stored;
  return db.transaction(async (tx) => {
    const value = JSON.stringify(sealed(webPush.generateVAPIDKeys(), key));
    // What another instance stored meanwhile wins, unless it was encrypted with another secret.
    const [before] = await tx.select().from(settings).where(isOwn).for('update');
    if (before && !open(before.value, key)) await tx.update(settings).set({ value }).where(isOwn);
    else await tx.insert(settings).values({ key: KEY, value }).onConflictDoNothing();
    return (await read(tx, key))!;
  });
}

async function read(db: Database, key: Uint8Array): Promise<VapidKeys | undefined> {
  const [row] = await db.select().from(settings).where(isOwn);
  return row && open(row.value, key);
}

const sealed = ({ publicKey, privateKey }: VapidKeys, key: Uint8Array) => ({
  publicKey,
  privateKey: Buffer.from(seal(key, privateKey)).toString('base64'),
});

/** Undefined if it was encrypted with another secret. */
function open(value: string, key: Uint8Array): VapidKeys | undefined {
  const { publicKey, privateKey } = JSON.parse(value) as VapidKeys;
  try {
    return { publicKey, privateKey: unseal(key, Buffer.from(privateKey, 'base64')) };
  } catch {
    return undefined;
  }
}
