import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { unwrapped } from '../rest/envelope.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { idOrLabel } from '../rest/values.ts';

// All of a user's fields start as empty texts (specification 3); servers of this contract leave out what is empty.
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

const user = z.object({
  _id: idOrLabel,
  user_id: idOrLabel,
  name: text,
  email: text,
  medical_college: text,
  year: text,
  contact_number: text,
  user_type: text,
  auth_type: text,
  access_doc: z.unknown().optional(),
  profileImage: imageRef,
});

export type UserRow = z.output<typeof user>;

/** A record as it came; what is missing of it is not missed before it is read. */
export type UserRecord = Record<string, unknown>;
const record: z.ZodType<UserRecord> = z.record(z.string(), z.unknown());

/** `{ data: user }`. */
export const userRecord = unwrapped(record.refine((body) => 'access_doc' in body || 'user_id' in body));
export const newUser = unwrapped(user);
/** What a change is answered with: the record, the part of it that has changed, or anything else. */
export const changedRecord = unwrapped(record.catch({}));

// What could not stand in the header that it is for.
const token = z.string().regex(/^[\w.~+/=-]{1,4096}$/);
/** `{ data: { token, user } }`. */
export const session = unwrapped(z.object({ token, user }));

const shortText = z.string().trim().min(1).max(300);
/** `{ data: { message, redirect } }`. */
export const resetResult = unwrapped(
  z
    .object({ message: shortText.optional().catch(undefined), redirect: z.unknown().optional() })
    .catch({ redirect: undefined }),
);

/** `{ data: { available } }`. */
export const availability = unwrapped(z.object({ available: z.boolean() }));

/** A record as the graph shows it. Throws UpstreamError where it lacks what a user cannot lack. */
export function readUser(given: UserRecord): UserRow {
  const read = user.safeParse(given);
  if (read.success) return read.data;
  throw new UpstreamError('', { detail: `unexpected user: ${read.error.issues[0]?.path.join('.')}` });
}

/** Specification 6: limited or empty opens page 1, any other value all pages. */
export const opensAllPages = ({ access_doc: access }: UserRecord) => Boolean(access) && access !== 'limited';
