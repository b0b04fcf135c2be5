import { z } from 'zod';
import { badInput } from '../../graphql/errors.ts';
import { isId } from '../../rest/path.ts';
import { textOfId } from '../../messages.ts';
import { accountMessages, LIMITS } from './messages.ts';

const MAX_LINE = 200;
const MAX_EMAIL = 254;
const MAX_CODE = 200;
// A NUL or half of a surrogate pair is stored as something that was not typed.
const UNFIT = /[\p{Cc}\p{Cs}]/u;

const isFit = (text: string) => !UNFIT.test(text);

const line = (required: string) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(MAX_LINE, accountMessages.invalid().id)
        .refine(isFit, accountMessages.invalid().id),
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
    .refine(isFit, accountMessages.invalid().id);

const code = (required: string) =>
  z.string().trim().min(1, required).max(MAX_CODE, accountMessages.invalid().id).refine(isFit);

export const signUpInput = z
  .object({
    name: line(accountMessages.nameRequired().id).pipe(z.string().min(LIMITS.MIN_NAME, accountMessages.nameShort().id)),
    email,
    password: newPassword(accountMessages.passwordRequired().id),
    confirmPassword: z.string().min(1, accountMessages.confirmRequired().id),
    // A link that was mangled on its way must not keep anybody out.
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
  // What an account once was given may follow other rules.
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

const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.null().transform(() => undefined), schema]).optional();

export const profileInput = z.object({
  medicalCollege: leftOut(line(accountMessages.instituteRequired().id)),
  year: leftOut(line(accountMessages.yearRequired().id)),
  // The country's code stands before 11 digits, or before them without Bangladesh's leading 0.
  contactNumber: leftOut(z.string().regex(/^\+(?:(?:880|44|1)\d{11}|8801\d{9})$/, accountMessages.phoneInvalid().id)),
  imageId: leftOut(z.string().refine(isId, accountMessages.imageInvalid().id)),
});

/** Input by its rules. Throws BAD_USER_INPUT with the first wrong field and its own message. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badInput(String(issue?.path[0]), issue ? textOfId(issue.message) : accountMessages.invalid());
}
