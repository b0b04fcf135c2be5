import type { Permission } from 'schema/roles.ts';
import { defineInputMessages, defineMessages } from '../../http/messages.ts';
import * as bangla from './error-messages.bn.ts';

export const errorMessages = defineMessages('accounts', bangla.errorMessages, {
  invalidCredentials: () => 'The email or the password is wrong.',
  emailTaken: () => 'This email is already registered. Please try logging in or use a different email.',
  unknownEmail: () => 'error: No email exists in our system.',
  wrongCode: () => "Your token doesn't matched",
  unknownReference: () => 'Nobody invites with this reference.',
  noGoogle: () => 'Sign-in with Google is not set up.',
  logInAgain: () => 'Unauthorized: Please log in.',
  logInToChangePhone: () => 'Please log in again to change your phone number.',
  forAdmins: () => 'This is for admins.',
  forPermission: ({ permission }: { permission: Permission }) =>
    (
      ({ QUESTIONS_WRITE: 'This is for authors.', QUESTIONS_REVIEW: 'This is for reviewers.' }) as Record<
        string,
        string
      >
    )[permission] ?? 'Your role does not allow this.',
  pictureFailed: () => 'Image upload failed',
  givePassword: () => 'Give your password.',
  wrongPassword: () => 'This is not your password.',
  twoFactorRequired: () => 'Enter the code of your authenticator app.',
  wrongTwoFactorCode: () => 'This code is wrong, or was used before. Enter the one that your app shows now.',
  twoFactorIsOn: () => 'Two-step log-in is on already.',
  twoFactorIsOff: () => 'Two-step log-in is not on.',
  twoFactorNotStarted: () => 'Start two-step log-in first.',
  noTwoFactor: () => 'Two-step log-in is not offered here.',
  twoFactorMissing: () => 'This needs two-step log-in. Switch it on in your profile first.',
  logInToStartTwoFactor: () => 'Please log in again to switch on two-step log-in.',
  noPassword: () => 'Your account has no password. Set one under “Forgot password”, or use the command.',
});

// Specification 5 and 9. Where it gives two wordings, the one that a submitted form gets.
export const inputMessages = defineInputMessages('accounts.input', bangla.inputMessages, {
  atMost: ({ max }: { max: number }) => `At most ${max} characters.`,
  nameRequired: () => 'Name is Required.',
  nameTooShort: ({ min }: { min: number }) => `Name must be at least ${min} characters.`,
  emailRequired: () => 'Email is Required.',
  emailInvalid: () => 'Enter a Valid Email.',
  passwordRequired: () => 'Password is required.',
  newPasswordRequired: () => 'New Password is required.',
  passwordTooShort: ({ min }: { min: number }) => `Password must be at least ${min} characters.`,
  passwordTooLong: ({ max }: { max: number }) => `Password must not exceed ${max} characters.`,
  passwordHasSpaces: () => 'Password must not contain spaces.',
  confirmPasswordRequired: () => 'Confirm Password is required',
  passwordsDiffer: () => 'Passwords do not match.',
  codeRequired: () => 'OTP Required',
  twoFactorCodeRequired: () => 'Enter the code.',
  collegeRequired: () => 'Institute is required',
  yearRequired: () => 'Year is required',
  phoneInvalid: () => 'Phone number must be 11 digits.',
  pictureFailed: () => 'Image upload failed',
  searchRequired: () => 'Give an address, a phone number or an ID.',
});
