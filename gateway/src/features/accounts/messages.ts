import { defineInputMessages, defineMessages } from '../../messages.ts';
import { LIMITS } from './limits.ts';
import * as bangla from './messages.bn.ts';

// Specification 5 and 8; where it has two wordings, the one that a submitted form gets.
export const inputMessages = defineInputMessages('accounts.input', bangla.inputMessages, {
  nameRequired: () => 'Name is Required.',
  nameShort: () => `Name must be at least ${LIMITS.MIN_NAME} characters.`,
  emailRequired: () => 'Email is Required.',
  emailInvalid: () => 'Enter a Valid Email.',
  passwordRequired: () => 'Password is required.',
  newPasswordRequired: () => 'New Password is required.',
  passwordShort: () => `Password must be at least ${LIMITS.MIN_PASSWORD} characters.`,
  passwordLong: () => `Password must not exceed ${LIMITS.MAX_PASSWORD} characters.`,
  passwordSpaces: () => 'Password must not contain spaces.',
  confirmRequired: () => 'Confirm Password is required',
  confirmDiffers: () => 'Passwords do not match.',
  twoFactorCodeRequired: () => 'Enter the code.',
  otpRequired: () => 'OTP Required',
  instituteRequired: () => 'Institute is required',
  yearRequired: () => 'Year is required',
  phoneInvalid: () => 'Phone number must be 11 digits.',
  imageInvalid: () => 'Image upload failed',
});

export const accountMessages = defineMessages('accounts', bangla.accountMessages, {
  emailTaken: () => 'This email is already registered. Please try logging in or use a different email.',
  emailUnknown: () => 'error: No email exists in our system.',
  otpMismatch: () => "Your token doesn't matched",
  invalid: () => 'Invalid Information. Please try again.',
  // The specification has no words for these.
  wrongCredentials: () => 'The email or the password is wrong.',
  twoFactorRequired: () => 'Enter the code of your authenticator app.',
  codeSpent: () => 'This sign-in has expired. Please log in again.',
  badLanguage: () => 'Choose English or Bangla.',
  noLanguage: () => 'This server stores no language for an account.',
  passwordChanged: () => 'Your password was changed. Please log in.',
});
