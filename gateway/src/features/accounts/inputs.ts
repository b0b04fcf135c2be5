import { z } from 'zod';
import { textSchema } from 'text/text-schema.ts';
import { badInput } from '../../graphql/errors.ts';
import { isId } from '../../rest/path.ts';
import { fromIssue, toIssue } from '../../messages.ts';
import { LIMITS } from './limits.ts';
import { accountMessages, inputMessages } from './messages.ts';

const INVALID = toIssue(accountMessages.invalid());
const MAX_LINE = 200;
const MAX_EMAIL = 254;
const MAX_CODE = 200;
// Databases reject or replace NULs and lone surrogates.
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

const isStorable = (text: string) => !UNSTORABLE.test(text);

const line = (required: string) =>
  textSchema(MAX_LINE, { notText: required, tooLong: INVALID, tooManyMarks: INVALID }).pipe(
    z.string().min(1, required).max(MAX_LINE, INVALID).refine(isStorable, INVALID),
  );

const email = z
  .string()
  .trim()
  .min(1, inputMessages.emailRequired())
  .max(MAX_EMAIL, inputMessages.emailInvalid())
  .pipe(z.email(inputMessages.emailInvalid()));

const newPassword = (required: string) =>
  z
    .string()
    .min(1, required)
    .min(LIMITS.MIN_PASSWORD, inputMessages.passwordShort())
    .max(LIMITS.MAX_PASSWORD, inputMessages.passwordLong())
    .regex(/^\S*$/, inputMessages.passwordSpaces())
    .refine(isStorable, INVALID);

const code = (required: string) =>
  z.string().trim().min(1, required).max(MAX_CODE, INVALID).refine(isStorable, INVALID);

export const signUpInput = z
  .object({
    name: line(inputMessages.nameRequired()).pipe(z.string().min(LIMITS.MIN_NAME, inputMessages.nameShort())),
    email,
    password: newPassword(inputMessages.passwordRequired()),
    confirmPassword: z.string().min(1, inputMessages.confirmRequired()),
    // A broken referral link must not prevent a sign-up.
    affiliateRef: z
      .string()
      .nullish()
      .transform((ref) => (ref && isId(ref) ? ref : undefined)),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: inputMessages.confirmDiffers(),
  });

const twoFactorCode = code(inputMessages.twoFactorCodeRequired());
// Null is like left out.
const orLeftOut = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => (value == null ? undefined : value));

export const twoFactorCodeInput = z.object({ code: twoFactorCode });

export const logInInput = z.object({
  email,
  // Old passwords may follow other rules.
  password: z.string().min(1, inputMessages.passwordRequired()),
  code: orLeftOut(twoFactorCode),
});

export const resetRequestInput = z.object({ email });

export const resetInput = z.object({
  email,
  otp: code(inputMessages.otpRequired()),
  password: newPassword(inputMessages.newPasswordRequired()),
});

export const signInCodeInput = z.object({
  code: code(toIssue(accountMessages.codeSpent())),
  verifier: orLeftOut(z.string().max(MAX_CODE, INVALID)),
  twoFactorCode: orLeftOut(twoFactorCode),
});

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.null().transform(() => undefined), schema]).optional();

export const profileInput = z.object({
  medicalCollege: optional(line(inputMessages.instituteRequired())),
  year: optional(line(inputMessages.yearRequired())),
  // Country code and 11 digits, or 10 without the prefix that is dialled within the country.
  contactNumber: optional(z.string().regex(/^\+(?:880|44|1)(?:\d{11}|[1-9]\d{9})$/, inputMessages.phoneInvalid())),
  imageId: optional(z.string().refine(isId, inputMessages.imageInvalid())),
});

/** Throws BAD_USER_INPUT for the first invalid field. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badInput(String(issue?.path[0]), (issue && fromIssue(issue.message)) ?? accountMessages.invalid());
}
