import { ACCOUNT_LANGUAGES, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { PERMISSIONS, ROLES } from 'schema/roles.ts';
import { z } from 'zod';
import { imageRef } from '../images/index.ts';
import { heldPlans } from '../plans/index.ts';
import { toCamelCase } from '../../rest/camel-case.ts';
import type { Fields, ResponseBody, Schemas } from '../../rest/contract.ts';
import { unwrapped } from '../../rest/envelope.ts';
import { optional, optionalFlag } from '../../rest/lenient-schemas.ts';
import { fullAccess } from './access-doc.ts';
import { userIn } from './session-body.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { idOrLabel, textOrEmpty, wholeNumber } from '../../rest/values.ts';

// Fields start as empty texts (specification 3); some servers leave out empty ones.
const text = (field: string) => optional(field, textOrEmpty).transform((value) => value ?? '');

const user = z.object({
  _id: idOrLabel,
  user_id: idOrLabel,
  name: text('name'),
  email: text('email'),
  medical_college: text('medical_college'),
  year: text('year'),
  contact_number: text('contact_number'),
  user_type: text('user_type'),
  auth_type: text('auth_type'),
  language: optional('language', z.enum(ACCOUNT_LANGUAGES)).transform((language) => language ?? DEFAULT_LANGUAGE),
  role: optional('role', z.enum(ROLES)).transform((role) => role ?? 'READER'),
  permissions: optional('permissions', z.array(z.enum(PERMISSIONS))),
  two_factor: optionalFlag('two_factor'),
  recovery_codes_left: optional('recovery_codes_left', wholeNumber),
  two_factor_missing: optionalFlag('two_factor_missing'),
  access_doc: fullAccess,
  plans: heldPlans,
  profileImage: imageRef('profileImage'),
} satisfies Fields<Schemas['User'], 'session' | 'access_std' | 'device_login' | 'withdrawal'>);

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
    // Parsed here too, while the call is known, to report what is unreadable.
    .transform((body) => (user.safeParse(body), body)),
);
export const newUser = inBody(user);
/** The response to a change: the record, a part of it, or anything else. */
export const changedRecord = unwrapped(record.catch({}));

const shortText = z
  .string()
  .trim()
  .max(300)
  .transform((text) => text || null);
export const resetResult = unwrapped(
  z
    .object({ message: optional('message', shortText), redirect: z.unknown().optional() } satisfies Fields<
      ResponseBody<'resetPassword'>['data']
    >)
    .catch({ message: null, redirect: undefined }),
);

export const availability = unwrapped(
  z.object({ available: optionalFlag('available') } satisfies Fields<ResponseBody<'isGoogleAvailable'>['data']>),
);

// Shown to strangers, on a page and in link previews.
const firstName = z
  .string()
  .regex(/^(?:[\p{L}--\p{Default_Ignorable_Code_Point}][\p{M}\u200C\u200D]{0,4})+$/v)
  .max(24);
export const referrer = unwrapped(
  z.object({ first_name: firstName } satisfies Fields<ResponseBody<'readReferrer'>['data']>).transform(toCamelCase),
);

export const asUser = (record: UserRecord | undefined): UserRow | undefined => user.safeParse(record).data;

/** Throws UpstreamError without a field that every user has. */
export function readUser(record: UserRecord): UserRow {
  const result = user.safeParse(record);
  if (result.success) return result.data;
  throw new UpstreamError('', { detail: `unexpected user: ${result.error.issues[0]?.path.join('.')}` });
}
