import { siteRoutes } from 'schema/site-routes.ts';

/** A mail as it is written; who it is from is the transport's to say. */
export type Message = { to: string; subject: string; text: string; html: string };

// Only constants and our own codes and links stand in a mail: a name that a stranger signed up with would make it his letter.
const write = (to: string, subject: string, lines: string[]): Message => ({
  to,
  subject,
  text: `${lines.join('\n\n')}\n`,
  html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
});

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The code that proves that one reads mail at this address. */
export const resetCodeMail = (to: string, given: { code: string; minutes: number; publicUrl: string }) =>
  write(to, 'Your code for a new password', [
    `Your code: ${given.code}`,
    `Enter it at ${given.publicUrl}${siteRoutes.resetPassword} within ${given.minutes} minutes. It works once.`,
    'If you did not ask for it, leave it be: your password stays as it is. We never ask anyone for this code.',
  ]);

const CLEARED =
  'This address had never been confirmed, and anybody could have signed up with it. So the name, the phone number, the ' +
  'picture, the account for earnings and the referrer that were set before were removed. Please set your own phone number, ' +
  'picture and account for earnings.';

export const passwordChangedMail = (to: string, given: { publicUrl: string; isFirstProof: boolean }) =>
  write(to, 'Your password was changed', [
    'The password of your account was changed just now, and every device was signed out.',
    ...(given.isFirstProof ? [CLEARED] : []),
    `If that was not you, choose a new one at ${given.publicUrl}${siteRoutes.forgotPassword}.`,
  ]);

export const passwordRemovedMail = (to: string, { publicUrl }: { publicUrl: string }) =>
  write(to, 'You now sign in with Google', [
    'Your account was joined with Google. The password set before is void, and every device was signed out.',
    CLEARED,
    `If you want a password as well, choose one at ${publicUrl}${siteRoutes.forgotPassword}.`,
  ]);

export const payoutAccountChangedMail = (to: string, given: { account: string; publicUrl: string }) =>
  write(to, 'The account for your earnings was changed', [
    `From now on your earnings are sent to ${given.account}.`,
    `If that was not you, choose a new password at ${given.publicUrl}${siteRoutes.forgotPassword}, which signs out every device, and set ` +
      'your own account again. Nothing is paid out within 24 hours of a change.',
  ]);

export const phoneChangedMail = (to: string, { publicUrl }: { publicUrl: string }) =>
  write(to, 'Your phone number was changed', [
    'The phone number of your account was changed just now.',
    `If that was not you, choose a new password at ${publicUrl}${siteRoutes.forgotPassword}, which signs out every device, and set ` +
      'your own number again.',
  ]);
