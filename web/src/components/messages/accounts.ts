const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}

/** What the account screens say. */
export const messages = {
  // Accounts: what a field says as one types (specification 5)
  nameRequiredOnInput: 'Name is required.',
  nameTooShort: 'Name must be at least 3 characters.',
  emailRequiredOnInput: 'Email is required.',
  emailInvalidOnInput: 'Invalid email format.',
  passwordRequired: 'Password is required.',
  passwordTooShort: 'Password must be at least 6 characters.',
  passwordTooLong: 'Password must not exceed 16 characters.',
  passwordSpaces: 'Password must not contain spaces.',
  confirmRequired: 'Confirm Password is required',
  confirmDiffersOnInput: 'Passwords do not match.',
  otpRequired: 'OTP Required',
  newPasswordRequired: 'New Password is required.',
  newConfirmRequired: 'Confirm Password is Required.',
  newConfirmDiffers: "Passwords Doesn't Match.",

  // The specification has no words for it; nothing is refused by it
  passwordCommon: 'This is one of the most common passwords. Choose another to be safe.',

  // Accounts: where it says it otherwise of a form that was sent (specification 5 and 8)
  nameRequired: 'Name is Required.',
  emailRequired: 'Email is Required.',
  emailInvalid: 'Enter a Valid Email.',
  confirmDiffers: 'Passwords do not match',

  // Accounts: how it went (specification 8)
  signedUp: 'signup completed',
  emailTaken: 'This email is already registered. Please try logging in or use a different email.',
  otpSent: 'OTP has been sent to email !',
  codeSentAgain: 'A new code was sent; only the newest works. You can send another in 30 seconds.',
  codeAgainIn: (seconds: number) => `No more codes for now. You can send another in ${duration(seconds)}.`,
  invalidInformation: 'Invalid Information. Please try again.',
  unauthorized: 'Unauthorized: Please log in.',
  emailUnknown: 'error: No email exists in our system.',
  tooManyRequests: 'Too many requests! Please try again later.',
  somethingWrong: 'Error: Something went wrong, please try again.',
  otpMismatch: "Your token doesn't matched",

  // Sign-in; the specification has no words for it
  signedOut: 'You are signed out.',
  emailFirst: 'Enter your email first: the code for a new password is sent to it.',
  signingIn: 'Signing you in…',
  googleFailed: 'Signing in with Google did not work. Please try again.',
  googleCancelled: 'Signing in with Google was cancelled.',
  googleUnverified: 'Google has not verified this email. Please log in with your password.',
  googleAddress:
    'The email of this Google account cannot be used here. Please choose another Google account, or sign up with another email.',
  googleConflict:
    'This email belongs to another Google account here. Please log in with that one or with your password.',
  googleBusy: 'Too many people are signing in with Google. Please try again in a minute.',
  googleElsewhere: 'This sign-in was begun in another window, or has ended. Please log in again.',
  googleInsecure: 'Signing in with Google needs a secure connection (https).',

  // An invitation, and its preview in a chat
  friend: 'A friend',
  invited: (who: string) => `${who} invites you.`,
  invitedTo: 'Practise board questions by year and topic and read RX Aid. An account is free.',
  joinTitle: (who: string, product: string) => `${who} invites you to ${product}`,

  // Profile (specification 5 and 8)
  instituteRequired: 'Institute is required',
  yearRequired: 'Year is required',
  phoneNotWhole: 'Phone number must be 11 digits.',
  instituteSaved: 'institute name updated successfully',
  yearSaved: 'year updated successfully',
  phoneSaved: 'Phone number updated successfully',
  phoneFailed: 'Failed to update phone number',
  // The specification has no words for these
  phoneWithoutZero: 'The number must start with 0, such as 01712345678.',
  phoneOfAnotherCountry: 'Only numbers of +880, +44 and +1 can be saved.',
  phoneNeedsLogIn: 'Not saved yet: sign out below and log in again, then change your phone number.',
  imageSaved: 'Image updated successfully',
  imageFailed: 'Image upload failed',
  imageOnly: 'Choose an image file.',
  imageTooLarge: 'The image is larger than 5 MB.',
  copy: 'Copy',
  copied: 'Copied',
  idCopied: 'ID copied to clipboard',
  idSelected: 'The browser does not allow copying. The ID is selected: copy it from there.',
} as const;
