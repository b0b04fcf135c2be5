import { z } from 'zod/mini';
import { messages } from '../../components/messages/accounts.ts';

// Specification 5. Each form has its rules twice: as one types, and as it is sent.
const MIN_NAME = 3;
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 16;
/** What a password field takes; more than a password may have, so that one too long is told, not cut. */
export const PASSWORD_CAP = 30;

const required = (message: string) => z.string().check(z.minLength(1, message));

const line = (blank: string) => z.string().check(z.trim(), z.minLength(1, blank));

const name = (blank: string) =>
  z.string().check(z.trim(), z.minLength(1, blank), z.minLength(MIN_NAME, messages.nameTooShort));

const email = (blank: string, invalid: string) =>
  z.string().check(z.trim(), z.minLength(1, blank), z.regex(z.regexes.email, invalid));

const emailOnInput = email(messages.emailRequiredOnInput, messages.emailInvalidOnInput);
const emailOnSubmit = email(messages.emailRequired, messages.emailInvalid);

const newPassword = (blank: string) =>
  z.string().check(
    z.minLength(1, blank),
    // Spaces first: a line of them is told what is wrong with it.
    z.regex(/^\S*$/, messages.passwordSpaces),
    z.minLength(MIN_PASSWORD, messages.passwordTooShort),
    z.maxLength(MAX_PASSWORD, messages.passwordTooLong),
  );

type Passwords = { password: string; confirmPassword: string };

// Compared even while another field is wrong.
const same = (error: string) =>
  z.refine<Passwords>(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error,
    when: ({ value }) => typeof value === 'object',
  });

export const logInOnInput = z.object({ email: emailOnInput, password: required(messages.passwordRequired) });
export const logInOnSubmit = z.object({ email: emailOnSubmit, password: required(messages.passwordRequired) });

export const signUpOnInput = z
  .object({
    name: name(messages.nameRequiredOnInput),
    email: emailOnInput,
    password: newPassword(messages.passwordRequired),
    confirmPassword: required(messages.confirmRequired),
  })
  .check(same(messages.confirmDiffersOnInput));

export const signUpOnSubmit = z
  .object({
    name: name(messages.nameRequired),
    email: emailOnSubmit,
    password: newPassword(messages.passwordRequired),
    confirmPassword: required(messages.confirmRequired),
  })
  .check(same(messages.confirmDiffers));

export const forgotPasswordOnInput = z.object({ email: email(messages.emailRequired, messages.emailInvalidOnInput) });
export const forgotPasswordOnSubmit = z.object({ email: emailOnSubmit });

export const resetPassword = z
  .object({
    otp: line(messages.otpRequired),
    password: newPassword(messages.newPasswordRequired),
    confirmPassword: required(messages.newConfirmRequired),
  })
  .check(same(messages.newConfirmDiffers));
