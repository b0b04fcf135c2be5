import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders, purchases, users } from '../../db/schema.ts';
import type { Params } from './params.ts';

type Action = { action: string; params: Params };
type Name = { user_id: string; name: string };

const NAME = { user_id: users.userId, name: users.name };

/** The person that each action was about: named in it, or the buyer of its purchase or order. Null if there is none. */
export async function peopleOf(db: Database, actions: readonly Action[]): Promise<(Name | null)[]> {
  const named = await readNamed(db, idsOf(actions, userOf));
  const buyers = await readBuyers(db, purchases, idsOf(actions, purchaseOf));
  const customers = await readBuyers(db, orders, idsOf(actions, orderOf));
  return actions.map(
    (action) =>
      named.get(userOf(action)!) ?? buyers.get(purchaseOf(action)!) ?? customers.get(orderOf(action)!) ?? null,
  );
}

const userOf = ({ params: { user_id: id } }: Action) => (typeof id === 'string' ? id : undefined);
const purchaseOf = ({ params: { purchase } }: Action) =>
  Number.isSafeInteger(purchase) ? (purchase as number) : undefined;
const orderOf = ({ action, params: { id } }: Action) =>
  action.startsWith('order.') && typeof id === 'string' ? id : undefined;

const idsOf = <Id>(actions: readonly Action[], idOf: (action: Action) => Id | undefined) =>
  actions.flatMap((action) => idOf(action) ?? []);

async function readNamed(db: Database, ids: string[]) {
  const rows = await db.select(NAME).from(users).where(inArray(users.userId, ids));
  return new Map(rows.map((person) => [person.user_id, person]));
}

async function readBuyers(db: Database, bought: typeof purchases | typeof orders, ids: (number | string)[]) {
  const rows = await db
    .select({ id: bought.id, person: NAME })
    .from(bought)
    .innerJoin(users, eq(users.id, bought.user))
    .where(inArray(bought.id, ids));
  return new Map(rows.map(({ id, person }) => [id, person]));
}
