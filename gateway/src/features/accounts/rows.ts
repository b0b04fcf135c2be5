import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { heldPlans } from '../plans/index.ts';
import { unwrapped } from '../../rest/envelope.ts';
import { userIn } from './session-body.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { idOrLabel } from '../../rest/values.ts';

// Fields start as empty texts (specification 3); some servers leave out empty ones.
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
  role: z.enum(['READER', 'AUTHOR', 'REVIEWER', 'ADMIN']).catch('READER'),
  access_doc: z.unknown().optional(),
  plans: heldPlans,
  profileImage,
});

export type UserRow = z.output<typeof user>;

export type UserRecord = Record<string, unknown>;
const record: z.ZodType<UserRecord> = z.record(z.string(), z.unknown());

const inBody = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .transform((body) => userIn(body) ?? body)
    .pipe(unwrapped(schema));

/** `{ data: user }`. */
export const userRecord = inBody(
  record
    .refine((body) => 'access_doc' in body || 'user_id' in body, 'no user_id')
    // Parsed here too, while the call is known, to report an unreadable picture.
    .transform((body) => (profileImage.parse(body['profileImage']), body)),
);
export const newUser = inBody(user);
/** The response to a change: the record, a part of it, or anything else. */
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

// Shown to strangers, on a page and in link previews.
const firstName = z
  .string()
  .regex(/^(?:[\p{L}--\p{Default_Ignorable_Code_Point}][\p{M}\u200C\u200D]{0,4})+$/v)
  .max(24);
/** `{ data: { first_name } }`. */
export const referrer = unwrapped(
  z.object({ first_name: firstName }).transform(({ first_name }) => ({ firstName: first_name })),
);

export const asUser = (record: UserRecord | undefined): UserRow | undefined => user.safeParse(record).data;

/** Throws UpstreamError without a field that every user has. */
export function readUser(record: UserRecord): UserRow {
  const result = user.safeParse(record);
  if (result.success) return result.data;
  throw new UpstreamError('', { detail: `unexpected user: ${result.error.issues[0]?.path.join('.')}` });
}

/** Specification 6: limited or empty opens page 1, any other value all pages. */
export const opensAllPages = ({ access_doc: access }: UserRecord) => Boolean(access) && access !== 'limited';
