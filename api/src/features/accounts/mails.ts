import { siteRoutes } from 'schema/site-routes.ts';
import { type Mail, writeMail } from '../../mail/index.ts';
import { mailMessages } from './messages.ts';

type Site = { publicUrl: string };

const passwordLink = ({ publicUrl }: Site) => ({ link: publicUrl + siteRoutes.forgotPassword });

export const resetCodeMail = (
  to: string,
  { code, minutes, publicUrl }: Site & { code: string; minutes: number },
): Mail =>
  writeMail(to, mailMessages.codeSubject(), [
    mailMessages.code({ code }),
    mailMessages.enterCode({ link: publicUrl + siteRoutes.resetPassword, minutes }),
    mailMessages.ignoreCode(),
  ]);

export const passwordChangedMail = (to: string, { isFirstProof, ...site }: Site & { isFirstProof: boolean }): Mail =>
  writeMail(to, mailMessages.passwordChangedSubject(), [
    mailMessages.passwordChanged(),
    ...(isFirstProof ? [mailMessages.cleared()] : []),
    mailMessages.choosePassword(passwordLink(site)),
  ]);

export const passwordRemovedMail = (to: string, site: Site): Mail =>
  writeMail(to, mailMessages.passwordRemovedSubject(), [
    mailMessages.passwordRemoved(),
    mailMessages.cleared(),
    mailMessages.addPassword(passwordLink(site)),
  ]);

export const twoFactorOnMail = (to: string, site: Site): Mail =>
  writeMail(to, mailMessages.twoFactorOnSubject(), [
    mailMessages.twoFactorOn(),
    mailMessages.twoFactorNotYou(passwordLink(site)),
  ]);

export const recoveryCodesMail = (to: string, site: Site): Mail =>
  writeMail(to, mailMessages.recoveryCodesSubject(), [
    mailMessages.recoveryCodes(),
    mailMessages.twoFactorNotYou(passwordLink(site)),
  ]);

/** `by`: who of the site did it; undefined for the owner. */
export const twoFactorOffMail = (to: string, { by, ...site }: Site & { by: string | undefined }): Mail =>
  writeMail(to, mailMessages.twoFactorOffSubject(), [
    by === undefined ? mailMessages.twoFactorOff() : mailMessages.twoFactorReset({ name: by }),
    mailMessages.twoFactorNotYou(passwordLink(site)),
  ]);

export const phoneChangedMail = (to: string, site: Site): Mail =>
  writeMail(to, mailMessages.phoneChangedSubject(), [
    mailMessages.phoneChanged(),
    mailMessages.restorePhone(passwordLink(site)),
  ]);
