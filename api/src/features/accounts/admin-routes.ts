import { z } from 'zod';
import { textSchema } from 'text/text-schema.ts';
import { inputMessages } from './error-messages.ts';
import { findUsers } from './find-users.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findUser, type User } from './store.ts';
import { send } from '../../http/contract.ts';
import { Routes } from '../../http/routes.ts';

const MAX_TEXT = 254;
const GIVE_TEXT = inputMessages.searchRequired();

const findQuery = z.object({
  text: textSchema(MAX_TEXT, { notText: GIVE_TEXT, tooLong: GIVE_TEXT, tooManyMarks: GIVE_TEXT }).pipe(
    z
      .string()
      .min(1, GIVE_TEXT)
      .max(MAX_TEXT, GIVE_TEXT)
      .refine((text) => !text.includes('\0'), GIVE_TEXT),
  ),
});

export function userAdminRoutes({ db, houseId, plansOf }: Pick<AccountDependencies, 'db' | 'houseId' | 'plansOf'>) {
  const routes = new Routes();
  routes.add('GET /admin/users/find', async (request, response) => {
    const { text } = findQuery.parse(request.query);
    const { exact, users } = await findUsers(db, text);
    send(response, 'findUsers', { data: { exact, users: await Promise.all(users.map(toFound)) } });
  });
  return routes;

  async function toFound(user: User) {
    const isReferred = user.referredBy !== null && user.referredBy !== houseId;
    const referrer = isReferred ? await findUser(db, user.referredBy!) : undefined;
    return {
      user_id: user.userId,
      name: user.name,
      email: user.email,
      email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
      contact_number: user.contactNumber,
      medical_college: user.medicalCollege,
      year: user.year,
      user_type: user.userType,
      access_doc: user.accessDoc,
      plans: await plansOf(user.id),
      referrer: referrer ? { user_id: referrer.userId, name: referrer.name } : null,
      created_at: user.createdAt.toISOString(),
    };
  }
}
