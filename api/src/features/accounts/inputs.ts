import { z } from 'zod';
import { INVALID_INFORMATION } from '../../http/validate.ts';

// Specification 5 and 9. Where it gives two wordings, the one that a submitted form gets.
const MIN_NAME = 3;
const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MIN_PASSWORD = 6;
const MAX_PASSWORD = 16;
/** What an input takes at most (specification 9): longer than this is no password, and is never hashed. */
export const PASSWORD_INPUT_CAP = 30;
const MAX_PROFILE_TEXT = 200;

const CONTROL = /\p{Cc}|\p{Cs}/u;
const PHONE = 'Phone number must be 11 digits.';

const line = (required: string, max: number) =>
  z
    .string(required)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(max, `At most ${max} characters.`)
        .refine((text) => !CONTROL.test(text), INVALID_INFORMATION),
    );

/** An address as accounts have it, whoever sends it. */
export const emailInput = z
  .string('Email is Required.')
  .trim()
  .min(1, 'Email is Required.')
  .max(MAX_EMAIL, 'Enter a Valid Email.')
  // Checked as it came: lower case makes an ASCII k of a Kelvin sign, and so one address of another.
  .pipe(z.email('Enter a Valid Email.'))
  .transform((text) => text.toLowerCase());

const newPassword = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .min(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters.`)
    .max(MAX_PASSWORD, `Password must not exceed ${MAX_PASSWORD} characters.`)
    .refine((text) => !/\s/.test(text), 'Password must not contain spaces.')
    // A lone surrogate or a NUL is hashed as something that was not typed.
    .refine((text) => !CONTROL.test(text), INVALID_INFORMATION);

export const signUpInput = z
  .strictObject({
    name: line('Name is Required.', MAX_NAME).pipe(
      z.string().min(MIN_NAME, `Name must be at least ${MIN_NAME} characters.`),
    ),
    email: emailInput,
    password: newPassword('Password is required.'),
    confirmPassword: z.string('Confirm Password is required').min(1, 'Confirm Password is required'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match.',
  });

export const logInInput = z.strictObject({
  email: emailInput,
  password: z.string('Password is required.').min(1, 'Password is required.'),
});

export const resetRequestInput = z.strictObject({ email: emailInput });

export const resetInput = z.strictObject({
  otp: z
    .string('OTP Required')
    .trim()
    .min(1, 'OTP Required')
    .regex(/^\d{6}$/, INVALID_INFORMATION),
  password: newPassword('New Password is required.'),
  email: emailInput,
});

export const exchangeInput = z.strictObject({
  code: z.string().min(1).max(100),
  verifier: z.string().min(1).max(200).optional(),
});

/** What a user may change of the own record, and nothing else of it (specification 7). */
export const profileInput = z
  .strictObject({
    medical_college: line('Institute is required', MAX_PROFILE_TEXT),
    year: line('Year is required', MAX_PROFILE_TEXT),
    // The country's code stands before 11 digits, or before them without Bangladesh's leading 0.
    contact_number: z.string(PHONE).regex(/^\+(?:(?:880|44|1)\d{11}|8801\d{9})$/, PHONE),
    images: z.string('Image upload failed').regex(/^\d{1,15}$/, 'Image upload failed'),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, INVALID_INFORMATION);
