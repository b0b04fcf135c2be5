import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { heldPlans } from '../plans/index.ts';
import { unwrapped } from '../../rest/envelope.ts';
import { userIn } from './session-body.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { idOrLabel } from '../../rest/values.ts';

// All of a user's fields start as empty texts (specification 3); servers of this contract leave out what is empty.
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

const profileImage = imageRef('profileImage');

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
  plans: heldPlans,
  profileImage,
});

export type UserRow = z.output<typeof user>;

/** A record as it came; what is missing of it is not missed before it is read. */
export type UserRecord = Record<string, unknown>;
const record: z.ZodType<UserRecord> = z.record(z.string(), z.unknown());

/** A record within `data`, as `user`, or alone. */
const inBody = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .transform((body) => userIn(body) ?? body)
    .pipe(unwrapped(schema));

/** `{ data: user }`. */
export const userRecord = inBody(
  record
    .refine((body) => 'access_doc' in body || 'user_id' in body, 'no user_id')
    // Records that a picture cannot be read, while it is known of which call.
    .transform((body) => (profileImage.parse(body['profileImage']), body)),
);
export const newUser = inBody(user);
/** What a change is answered with: the record, the part of it that has changed, or anything else. */
export const changedRecord = unwrapped(record.catch({}));

const shortText = z.string().trim().min(1).max(300);
/** `{ data: { message, redirect } }`. */
export const resetResult = unwrapped(
  z
    .object({ message: shortText.optional().catch(undefined), redirect: z.unknown().optional() })
    .catch({ redirect: undefined }),
);

/** `{ data: { available } }`. */
export const availability = unwrapped(z.object({ available: z.boolean() }));

// It is shown to strangers, on a page and in previews of a link to it.
const firstName = z
  .string()
  .regex(/^(?:[\p{L}--\p{Default_Ignorable_Code_Point}][\p{M}\u200C\u200D]{0,4})+$/v)
  .max(24);
/** `{ data: { first_name } }`. */
export const referrer = unwrapped(
  z.object({ first_name: firstName }).transform(({ first_name }) => ({ firstName: first_name })),
);

/** A record as the graph shows it, or undefined where it lacks what a user cannot lack. */
export const asUser = (given: UserRecord | undefined): UserRow | undefined => user.safeParse(given).data;

/** A record as the graph shows it. Throws UpstreamError where it lacks what a user cannot lack. */
export function readUser(given: UserRecord): UserRow {
  const read = user.safeParse(given);
  if (read.success) return read.data;
  throw new UpstreamError('', { detail: `unexpected user: ${read.error.issues[0]?.path.join('.')}` });
}

/** Specification 6: limited or empty opens page 1, any other value all pages. */
export const opensAllPages = ({ access_doc: access }: UserRecord) => Boolean(access) && access !== 'limited';
