import { z } from 'zod';
import { badInput } from '../../graphql/errors.ts';
import { isId } from '../../rest/path.ts';
import { textOfId } from '../../messages.ts';
import { accountMessages, LIMITS } from './messages.ts';

const MAX_LINE = 200;
const MAX_EMAIL = 254;
const MAX_CODE = 200;
// Databases alter NULs and lone surrogates.
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

const isStorable = (text: string) => !UNSTORABLE.test(text);

const line = (required: string) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(MAX_LINE, accountMessages.invalid().id)
        .refine(isStorable, accountMessages.invalid().id),
    );

const email = z
  .string()
  .trim()
  .min(1, accountMessages.emailRequired().id)
  .max(MAX_EMAIL, accountMessages.emailInvalid().id)
  .pipe(z.email(accountMessages.emailInvalid().id));

const newPassword = (required: string) =>
  z
    .string()
    .min(1, required)
    .min(LIMITS.MIN_PASSWORD, accountMessages.passwordShort().id)
    .max(LIMITS.MAX_PASSWORD, accountMessages.passwordLong().id)
    .regex(/^\S*$/, accountMessages.passwordSpaces().id)
    .refine(isStorable, accountMessages.invalid().id);

const code = (required: string) =>
  z.string().trim().min(1, required).max(MAX_CODE, accountMessages.invalid().id).refine(isStorable);

export const signUpInput = z
  .object({
    name: line(accountMessages.nameRequired().id).pipe(z.string().min(LIMITS.MIN_NAME, accountMessages.nameShort().id)),
    email,
    password: newPassword(accountMessages.passwordRequired().id),
    confirmPassword: z.string().min(1, accountMessages.confirmRequired().id),
    // A broken referral link must not prevent a sign-up.
    affiliateRef: z
      .string()
      .nullish()
      .transform((ref) => (ref && isId(ref) ? ref : undefined)),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: accountMessages.confirmDiffers().id,
  });

export const logInInput = z.object({
  email,
  // Old passwords may follow other rules.
  password: z.string().min(1, accountMessages.passwordRequired().id),
});

export const resetRequestInput = z.object({ email });

export const resetInput = z.object({
  email,
  otp: code(accountMessages.otpRequired().id),
  password: newPassword(accountMessages.newPasswordRequired().id),
});

export const exchangeInput = z.object({
  code: code(accountMessages.codeSpent().id),
  verifier: z
    .string()
    .max(MAX_CODE, accountMessages.invalid().id)
    .nullish()
    .transform((word) => word ?? undefined),
});

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.null().transform(() => undefined), schema]).optional();

export const profileInput = z.object({
  medicalCollege: optional(line(accountMessages.instituteRequired().id)),
  year: optional(line(accountMessages.yearRequired().id)),
  // Country code and 11 digits, or 10 without Bangladesh's leading 0.
  contactNumber: optional(z.string().regex(/^\+(?:(?:880|44|1)\d{11}|8801\d{9})$/, accountMessages.phoneInvalid().id)),
  imageId: optional(z.string().refine(isId, accountMessages.imageInvalid().id)),
});

/** Throws BAD_USER_INPUT for the first invalid field. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badInput(String(issue?.path[0]), issue ? textOfId(issue.message) : accountMessages.invalid());
}
