import { ACCOUNT_LANGUAGES } from 'schema/languages.ts';
import { z } from 'zod';
import { textSchema } from 'text/text-schema.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { INVALID_INFORMATION } from '../../http/validate.ts';
import { inputMessages } from './error-messages.ts';

const MIN_NAME = 3;
const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MIN_PASSWORD = 6;
const MAX_PASSWORD = 16;
/** Specification 9. Longer input is no password and is never hashed. */
export const PASSWORD_INPUT_CAP = 30;
const MAX_PROFILE_TEXT = 200;

const CONTROL = /\p{Cc}|\p{Cs}/u;

const line = (required: string, max: number) =>
  textSchema(max, {
    notText: required,
    tooLong: inputMessages.atMost({ max }),
    tooManyMarks: sharedMessages.tooManyMarks(),
  }).pipe(
    z
      .string()
      .min(1, required)
      .max(max, inputMessages.atMost({ max }))
      .refine((text) => !CONTROL.test(text), INVALID_INFORMATION),
  );

export const emailInput = z
  .string(inputMessages.emailRequired())
  .trim()
  .min(1, inputMessages.emailRequired())
  .max(MAX_EMAIL, inputMessages.emailInvalid())
  // Checked before lower-casing, which turns a Kelvin sign into an ASCII k and so one address into another.
  .pipe(z.email(inputMessages.emailInvalid()))
  .transform((text) => text.toLowerCase());

const newPassword = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .min(MIN_PASSWORD, inputMessages.passwordTooShort({ min: MIN_PASSWORD }))
    .max(MAX_PASSWORD, inputMessages.passwordTooLong({ max: MAX_PASSWORD }))
    .refine((text) => !/\s/.test(text), inputMessages.passwordHasSpaces())
    // A lone surrogate or a NUL would not be hashed as typed.
    .refine((text) => !CONTROL.test(text), INVALID_INFORMATION);

export const signUpInput = z
  .strictObject({
    name: line(inputMessages.nameRequired(), MAX_NAME).pipe(
      z.string().min(MIN_NAME, inputMessages.nameTooShort({ min: MIN_NAME })),
    ),
    email: emailInput,
    password: newPassword(inputMessages.passwordRequired()),
    confirmPassword: z.string(inputMessages.confirmPasswordRequired()).min(1, inputMessages.confirmPasswordRequired()),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: inputMessages.passwordsDiffer(),
  });

export const languageInput = z.strictObject({ language: z.enum(ACCOUNT_LANGUAGES, INVALID_INFORMATION) });

const MAX_CODE = 40;
/** Apps show a code in groups. */
const twoFactorCode = z
  .string(inputMessages.twoFactorCodeRequired())
  .max(MAX_CODE, INVALID_INFORMATION)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, inputMessages.twoFactorCodeRequired()));

const password = z.string(inputMessages.passwordRequired()).min(1, inputMessages.passwordRequired());

export const logInInput = z.strictObject({ email: emailInput, password, code: twoFactorCode.optional() });

export const resetRequestInput = z.strictObject({ email: emailInput });

export const resetInput = z.strictObject({
  otp: z
    .string(inputMessages.codeRequired())
    .trim()
    .min(1, inputMessages.codeRequired())
    .regex(/^\d{6}$/, INVALID_INFORMATION),
  password: newPassword(inputMessages.newPasswordRequired()),
  email: emailInput,
});

export const exchangeInput = z.strictObject({
  code: z.string().min(1).max(100),
  verifier: z.string().min(1).max(200).optional(),
  two_factor_code: twoFactorCode.optional(),
});

export const twoFactorStartInput = z.strictObject({ password: password.optional() });
export const twoFactorCodeInput = z.strictObject({ code: twoFactorCode });

// With or without the prefix that is dialled within the country.
const PHONE = /^\+(?:8800?[1-9]\d{9}|440?[1-9]\d{9}|1\d{10,11})$/;

/** Without that prefix: nobody can dial +880 01712 345678 or +1 1 212 555 1234. */
const toDiallable = (phone: string) => phone.replace(/^(\+880|\+44)0|^(\+1)1(?=\d{10}$)/, '$1$2');

/** Specification 7: a user can change nothing else. */
export const profileInput = z
  .strictObject({
    medical_college: line(inputMessages.collegeRequired(), MAX_PROFILE_TEXT),
    year: line(inputMessages.yearRequired(), MAX_PROFILE_TEXT),
    contact_number: z
      .string(inputMessages.phoneInvalid())
      .regex(PHONE, inputMessages.phoneInvalid())
      .transform(toDiallable),
    images: z.string(inputMessages.pictureFailed()).regex(/^\d{1,15}$/, inputMessages.pictureFailed()),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, INVALID_INFORMATION);
