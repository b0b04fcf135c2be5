import { count, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { findUser, findUserByUserId, type User } from '../accounts/index.ts';
import { heldPlans, purchasesOf } from '../purchases/index.ts';

/** As a list has them. */
export const viewPerson = ({ id, userId, name, email, contactNumber, role, createdAt }: User) => ({
  _id: String(id),
  user_id: userId,
  name,
  email,
  contact_number: contactNumber,
  role,
  created_at: createdAt.toISOString(),
});

/** With the plans that are open, and everything ever bought. Undefined where there is nobody of that ID. */
export async function readPerson(db: Database, userId: string, { now, houseId }: { now: Date; houseId: number }) {
  const user = await findUserByUserId(db, userId);
  if (!user || user.id === houseId) return undefined;
  const isReferred = user.referredBy !== null && user.referredBy !== houseId;
  const referrer = isReferred ? await findUser(db, user.referredBy!) : undefined;
  const [referred] = await db.select({ people: count() }).from(users).where(eq(users.referredBy, user.id));
  const account = {
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    medical_college: user.medicalCollege,
    session: user.session,
    year: user.year,
    access_doc: user.accessDoc,
    referrer: referrer ? { user_id: referrer.userId, name: referrer.name } : null,
    referred: referred!.people,
    two_factor: user.twoFactorAt !== null,
  };
  const plans = await heldPlans(db, user.id, now);
  return { person: viewPerson(user), account, plans, purchases: await purchasesOf(db, user.id, now) };
}
