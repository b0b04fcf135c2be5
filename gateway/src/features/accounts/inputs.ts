import { z } from 'zod';
import { badInput } from '../../graphql/errors.ts';
import { isId } from '../../rest/path.ts';
import { LIMITS, MESSAGES } from './messages.ts';

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
    .pipe(z.string().min(1, required).max(MAX_LINE, MESSAGES.invalid).refine(isFit, MESSAGES.invalid));

const email = z
  .string()
  .trim()
  .min(1, MESSAGES.emailRequired)
  .max(MAX_EMAIL, MESSAGES.emailInvalid)
  .pipe(z.email(MESSAGES.emailInvalid));

const newPassword = (required: string) =>
  z
    .string()
    .min(1, required)
    .min(LIMITS.MIN_PASSWORD, MESSAGES.passwordShort)
    .max(LIMITS.MAX_PASSWORD, MESSAGES.passwordLong)
    .regex(/^\S*$/, MESSAGES.passwordSpaces)
    .refine(isFit, MESSAGES.invalid);

const code = (required: string) => z.string().trim().min(1, required).max(MAX_CODE, MESSAGES.invalid).refine(isFit);

export const signUpInput = z
  .object({
    name: line(MESSAGES.nameRequired).pipe(z.string().min(LIMITS.MIN_NAME, MESSAGES.nameShort)),
    email,
    password: newPassword(MESSAGES.passwordRequired),
    confirmPassword: z.string().min(1, MESSAGES.confirmRequired),
    // A link that was mangled on its way must not keep anybody out.
    affiliateRef: z
      .string()
      .nullish()
      .transform((ref) => (ref && isId(ref) ? ref : undefined)),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.confirmDiffers,
  });

export const logInInput = z.object({
  email,
  // What an account once was given may follow other rules.
  password: z.string().min(1, MESSAGES.passwordRequired),
});

export const resetRequestInput = z.object({ email });

export const resetInput = z.object({
  email,
  otp: code(MESSAGES.otpRequired),
  password: newPassword(MESSAGES.newPasswordRequired),
});

export const exchangeInput = z.object({
  code: code(MESSAGES.codeSpent),
  verifier: z
    .string()
    .max(MAX_CODE, MESSAGES.invalid)
    .nullish()
    .transform((word) => word ?? undefined),
});

const leftOut = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.null().transform(() => undefined), schema]).optional();

export const profileInput = z.object({
  medicalCollege: leftOut(line(MESSAGES.instituteRequired)),
  year: leftOut(line(MESSAGES.yearRequired)),
  // The country's code stands before 11 digits, or before them without Bangladesh's leading 0.
  contactNumber: leftOut(z.string().regex(/^\+(?:(?:880|44|1)\d{11}|8801\d{9})$/, MESSAGES.phoneInvalid)),
  imageId: leftOut(z.string().refine(isId, MESSAGES.imageInvalid)),
});

/** Input by its rules. Throws BAD_USER_INPUT with the first wrong field and its own message. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badInput(String(issue?.path[0]), issue?.message ?? MESSAGES.invalid);
}
