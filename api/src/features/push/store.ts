import { and, count, desc, eq, notInArray } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { PUSH_KINDS, type PushKind, pushSettings, pushSubscriptions } from '../../db/schema.ts';
import type { Subscription } from './push-service.ts';

const MAX_SUBSCRIPTIONS = 10;
const BY_DEFAULT = { kinds: [...PUSH_KINDS], quietFrom: 22, quietTo: 7 };

const isOwn = (user: number) => eq(pushSubscriptions.user, user);
const isAt = (endpoint: string) => eq(pushSubscriptions.endpoint, endpoint);

export async function readSettings(db: Database, user: number, publicKey: string): Promise<Schemas['PushSettings']> {
  const [settings = BY_DEFAULT] = await db.select().from(pushSettings).where(eq(pushSettings.user, user));
  const [browsers] = await db.select({ count: count() }).from(pushSubscriptions).where(isOwn(user));
  return {
    subscriptions: browsers!.count,
    kinds: PUSH_KINDS.filter((kind) => settings.kinds.includes(kind)),
    quiet_from: settings.quietFrom,
    quiet_to: settings.quietTo,
    public_key: publicKey,
  };
}

type NewSettings = { kinds: PushKind[]; quietFrom: number | undefined; quietTo: number | undefined };

export async function storeSettings(db: Database, user: number, { kinds, quietFrom, quietTo }: NewSettings) {
  const change = { kinds, ...(quietFrom !== undefined && { quietFrom }), ...(quietTo !== undefined && { quietTo }) };
  await db
    .insert(pushSettings)
    .values({ user, ...BY_DEFAULT, ...change })
    .onConflictDoUpdate({ target: pushSettings.user, set: change });
}

type NewSubscription = Subscription & { user: number; session: string; now: Date };

/** False for a browser of another reader unless the keys are its own: only the browser and we know them. */
export async function addSubscription(tx: Database, { now, ...subscription }: NewSubscription): Promise<boolean> {
  const { user, endpoint, session, p256dh, auth } = subscription;
  const [before] = await tx.select().from(pushSubscriptions).where(isAt(endpoint)).for('update');
  if (before && before.user !== user) {
    if (before.p256dh !== p256dh || before.auth !== auth) return false;
    // This removes the other reader's waiting reminders too.
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, before.id));
  }
  const renewed = { session, p256dh, auth, renewedAt: now };
  await tx
    .insert(pushSubscriptions)
    .values({ user, endpoint, ...renewed })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: renewed, setWhere: isOwn(user) });
  await tx
    .insert(pushSettings)
    .values({ user, ...BY_DEFAULT })
    .onConflictDoNothing();
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOwn(user))
    .orderBy(desc(pushSubscriptions.renewedAt), desc(pushSubscriptions.id))
    .limit(MAX_SUBSCRIPTIONS);
  await tx.delete(pushSubscriptions).where(and(isOwn(user), notInArray(pushSubscriptions.id, newest)));
  return true;
}

export const removeSubscription = async (db: Database, user: number, endpoint: string): Promise<void> =>
  void (await db.delete(pushSubscriptions).where(and(isOwn(user), isAt(endpoint))));
