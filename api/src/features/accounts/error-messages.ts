import { defineMessages } from '../../http/messages.ts';

export const errorMessages = defineMessages('accounts', {
  invalidCredentials: () => 'The email or the password is wrong.',
  emailTaken: () => 'This email is already registered. Please try logging in or use a different email.',
  unknownEmail: () => 'error: No email exists in our system.',
  wrongCode: () => "Your token doesn't matched",
  unknownReference: () => 'Nobody invites with this reference.',
  noGoogle: () => 'Sign-in with Google is not set up.',
  logInAgain: () => 'Unauthorized: Please log in.',
  logInToChangePhone: () => 'Please log in again to change your phone number.',
  forAdmins: () => 'This is for admins.',
  pictureFailed: () => 'Image upload failed',
});
