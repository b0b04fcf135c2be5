import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import type { Params } from './params.ts';

type Name = { user_id: string; name: string };

/** The person that each action was about: named in it, or the buyer of its purchase. Null if there is none. */
export async function peopleOf(db: Database, actions: readonly Params[]): Promise<(Name | null)[]> {
  const ids = actions.flatMap(({ user_id: id }) => (typeof id === 'string' ? [id] : []));
  const bought = actions.flatMap(({ purchase }) => (Number.isSafeInteger(purchase) ? [purchase as number] : []));
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
  const byId = new Map<unknown, Name>(named.map((person) => [person.user_id, person]));
  const byPurchase = new Map<unknown, Name>(buyers.map(({ purchase, ...person }) => [purchase, person]));
  return actions.map(({ user_id: id, purchase }) => byId.get(id) ?? byPurchase.get(purchase) ?? null);
}
