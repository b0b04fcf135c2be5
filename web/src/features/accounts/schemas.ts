import { z } from 'zod/mini';
import { t, type MessageId } from './messages/index.ts';

// Specification 5. Each form has rules for input and rules for submit.
const MIN_NAME = 3;
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 16;
/** More than MAX_PASSWORD, so that too long a password gets an error instead of being cut. */
export const PASSWORD_CAP = 30;

const say = (id: MessageId) => ({ error: () => t(id) });

const required = (id: MessageId) => z.string().check(z.minLength(1, say(id)));

const line = (blank: MessageId) => z.string().check(z.trim(), z.minLength(1, say(blank)));

const name = (blank: MessageId) =>
  z.string().check(z.trim(), z.minLength(1, say(blank)), z.minLength(MIN_NAME, say('accounts.nameTooShort')));

const email = (blank: MessageId, invalid: MessageId) =>
  z.string().check(z.trim(), z.minLength(1, say(blank)), z.regex(z.regexes.email, say(invalid)));

const emailOnInput = email('accounts.emailRequiredOnInput', 'accounts.emailInvalidOnInput');
const emailOnSubmit = email('accounts.emailRequired', 'accounts.emailInvalid');

const newPassword = (blank: MessageId) =>
  z.string().check(
    z.minLength(1, say(blank)),
    // Spaces first: they are the error to report for a blank password.
    z.regex(/^\S*$/, say('accounts.passwordSpaces')),
    z.minLength(MIN_PASSWORD, say('accounts.passwordTooShort')),
    z.maxLength(MAX_PASSWORD, say('accounts.passwordTooLong')),
  );

type Passwords = { password: string; confirmPassword: string };

// Runs even while another field is invalid.
const same = (id: MessageId) =>
  z.refine<Passwords>(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    ...say(id),
    when: ({ value }) => typeof value === 'object',
  });

export const logInOnInput = z.object({ email: emailOnInput, password: required('accounts.passwordRequired') });
export const logInOnSubmit = z.object({ email: emailOnSubmit, password: required('accounts.passwordRequired') });

export const signUpOnInput = z
  .object({
    name: name('accounts.nameRequiredOnInput'),
    email: emailOnInput,
    password: newPassword('accounts.passwordRequired'),
    confirmPassword: required('accounts.confirmRequired'),
  })
  .check(same('accounts.confirmDiffersOnInput'));

export const signUpOnSubmit = z
  .object({
    name: name('accounts.nameRequired'),
    email: emailOnSubmit,
    password: newPassword('accounts.passwordRequired'),
    confirmPassword: required('accounts.confirmRequired'),
  })
  .check(same('accounts.confirmDiffers'));

export const forgotPasswordOnInput = z.object({
  email: email('accounts.emailRequired', 'accounts.emailInvalidOnInput'),
});
export const forgotPasswordOnSubmit = z.object({ email: emailOnSubmit });

export const twoFactorCode = z.object({ code: line('accounts.codeRequired') });

export const ownPassword = z.object({ password: required('accounts.passwordRequired') });

export const resetPassword = z
  .object({
    otp: line('accounts.otpRequired'),
    password: newPassword('accounts.newPasswordRequired'),
    confirmPassword: required('accounts.newConfirmRequired'),
  })
  .check(same('accounts.newConfirmDiffers'));
