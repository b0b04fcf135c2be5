import { defineMessages } from '../../http/messages.ts';
import * as bangla from './messages.bn.ts';

type Link = { link: string };

export const replyMessages = defineMessages('accounts.reply', bangla.replyMessages, {
  codeSent: () => 'OTP has been sent to email !',
  passwordChanged: () => 'Your password was changed. Please log in.',
});

export const mailMessages = defineMessages('accounts.mail', bangla.mailMessages, {
  codeSubject: () => 'Your code for a new password',
  code: ({ code }: { code: string }) => `Your code: ${code}`,
  enterCode: ({ link, minutes }: Link & { minutes: number }) =>
    `Enter it at ${link} within ${minutes} minutes. It works once.`,
  ignoreCode: () =>
    'If you did not ask for it, leave it be: your password stays as it is. We never ask anyone for this code.',
  passwordChangedSubject: () => 'Your password was changed',
  passwordChanged: () => 'The password of your account was changed just now, and every device was signed out.',
  choosePassword: ({ link }: Link) => `If that was not you, choose a new one at ${link}.`,
  cleared: () =>
    'This address had never been confirmed, and anybody could have signed up with it. So the name, the phone number, the ' +
    'picture, the account for earnings and the referrer that were set before were removed. Please set your own phone number, ' +
    'picture and account for earnings.',
  passwordRemovedSubject: () => 'You now sign in with Google',
  passwordRemoved: () =>
    'Your account was joined with Google. The password set before is void, and every device was signed out.',
  addPassword: ({ link }: Link) => `If you want a password as well, choose one at ${link}.`,
  twoFactorOnSubject: () => 'Two-step log-in is on',
  twoFactorOn: () =>
    'Two-step log-in was switched on for your account just now: from now on logging in needs your password and a code. ' +
    'Every other device was signed out.',
  recoveryCodesSubject: () => 'You have new recovery codes',
  recoveryCodes: () =>
    'New recovery codes were made for your account just now, in your profile. The ones before no longer log in.',
  twoFactorOffSubject: () => 'Two-step log-in is off',
  twoFactorOff: () => 'Two-step log-in was switched off for your account just now, with a code of your app.',
  twoFactorReset: ({ name }: { name: string }) =>
    `${name} switched off two-step log-in for your account just now, for somebody who lost the phone. You can switch it ` +
    'on again in your profile.',
  twoFactorNotYou: ({ link }: Link) =>
    `If that was not you, choose a new password at ${link}, which signs out every device, and write to us.`,
  phoneChangedSubject: () => 'Your phone number was changed',
  phoneChanged: () => 'The phone number of your account was changed just now.',
  restorePhone: ({ link }: Link) =>
    `If that was not you, choose a new password at ${link}, which signs out every device, and set your own number again.`,
});
