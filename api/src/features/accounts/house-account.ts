import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';
import { createUser, findUserByEmail, findUserByUserId } from './store.ts';

const SETTING = 'house-account';
const EMAIL = 'house@localhost';

/** Credited for sign-ups without a valid reference. `reference` is the user_id of AFFILIATE_DEFAULT_REF. */
export async function ensureHouse(db: Database, reference?: string): Promise<number> {
  const remembered = reference ?? (await rememberedReference(db));
  const house =
    (remembered && (await findUserByUserId(db, remembered))) ||
    (await createUser(db, {
      name: 'House',
      email: emailFor(reference),
      userType: 'house',
      ...(reference && { userId: reference }),
    })) ||
    (await findUserByEmail(db, emailFor(reference)));
  if (!house) throw new Error('The house account could not be made.');
  await db
    .insert(settings)
    .values({ key: SETTING, value: house.userId })
    .onConflictDoUpdate({ target: settings.key, set: { value: house.userId } });
  return house.id;
}

const emailFor = (reference: string | undefined) => (reference ? `house+${reference.toLowerCase()}@localhost` : EMAIL);

async function rememberedReference(db: Database) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  return row?.value;
}
