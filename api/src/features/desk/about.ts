import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { type deskEvents, purchases, users } from '../../db/schema.ts';

type Event = Pick<typeof deskEvents.$inferSelect, 'call' | 'body'>;
type Name = { user_id: string; name: string };

const ROLE = /^PUT \/studio\/people\/([A-Za-z0-9_.-]+)\/role$/;

/** The person that each call was about: named in it, or the buyer of its purchase. Null if there is none. */
export async function peopleOf(db: Database, events: readonly Event[]): Promise<(Name | null)[]> {
  const subjects = events.map(subjectOf);
  const ids = subjects.flatMap(({ userId }) => (userId === undefined ? [] : [userId]));
  const bought = subjects.flatMap(({ purchase }) => (purchase === undefined ? [] : [purchase]));
  const name = { user_id: users.userId, name: users.name };
  const named = ids.length === 0 ? [] : await db.select(name).from(users).where(inArray(users.userId, ids));
  const buyers =
    bought.length === 0
      ? []
      : await db
          .select({ purchase: purchases.id, ...name })
          .from(purchases)
          .innerJoin(users, eq(users.id, purchases.user))
          .where(inArray(purchases.id, bought));
  const byId = new Map(named.map((person) => [person.user_id, person]));
  const byPurchase = new Map(buyers.map(({ purchase, ...person }) => [purchase, person]));
  return subjects.map(({ userId, purchase }) => byId.get(userId ?? '') ?? byPurchase.get(purchase ?? 0) ?? null);
}

function subjectOf({ call, body }: Event): { userId?: string; purchase?: number } {
  const role = ROLE.exec(call);
  if (role) return { userId: role[1]! };
  const { user_id: userId, purchase } = (body ?? {}) as Record<string, unknown>;
  if (typeof userId === 'string') return { userId };
  return Number.isSafeInteger(purchase) ? { purchase: purchase as number } : {};
}
