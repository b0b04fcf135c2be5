import { languagePath } from 'schema/language-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { type Mail, type Recipient, writeMail } from '../../mail/index.ts';
import { mailMessages } from './messages.ts';

type Site = { publicUrl: string };

const passwordLink = ({ language }: Recipient, { publicUrl }: Site) => ({
  link: publicUrl + languagePath(siteRoutes.forgotPassword, language),
});

export const resetCodeMail = (
  to: Recipient,
  { code, minutes, publicUrl }: Site & { code: string; minutes: number },
): Mail =>
  writeMail(to, mailMessages.codeSubject(), [
    mailMessages.code({ code }),
    mailMessages.enterCode({ link: publicUrl + languagePath(siteRoutes.resetPassword, to.language), minutes }),
    mailMessages.ignoreCode(),
  ]);

export const passwordChangedMail = (to: Recipient, { isFirstProof, ...site }: Site & { isFirstProof: boolean }): Mail =>
  writeMail(to, mailMessages.passwordChangedSubject(), [
    mailMessages.passwordChanged(),
    ...(isFirstProof ? [mailMessages.cleared()] : []),
    mailMessages.choosePassword(passwordLink(to, site)),
  ]);

export const passwordRemovedMail = (to: Recipient, site: Site): Mail =>
  writeMail(to, mailMessages.passwordRemovedSubject(), [
    mailMessages.passwordRemoved(),
    mailMessages.cleared(),
    mailMessages.addPassword(passwordLink(to, site)),
  ]);

export const twoFactorOnMail = (to: Recipient, site: Site): Mail =>
  writeMail(to, mailMessages.twoFactorOnSubject(), [
    mailMessages.twoFactorOn(),
    mailMessages.twoFactorNotYou(passwordLink(to, site)),
  ]);

export const recoveryCodesMail = (to: Recipient, site: Site): Mail =>
  writeMail(to, mailMessages.recoveryCodesSubject(), [
    mailMessages.recoveryCodes(),
    mailMessages.twoFactorNotYou(passwordLink(to, site)),
  ]);

/** `by`: who of the site did it; undefined for the owner. */
export const twoFactorOffMail = (to: Recipient, { by, ...site }: Site & { by: string | undefined }): Mail =>
  writeMail(to, mailMessages.twoFactorOffSubject(), [
    by === undefined ? mailMessages.twoFactorOff() : mailMessages.twoFactorReset({ name: by }),
    mailMessages.twoFactorNotYou(passwordLink(to, site)),
  ]);

export const phoneChangedMail = (to: Recipient, site: Site): Mail =>
  writeMail(to, mailMessages.phoneChangedSubject(), [
    mailMessages.phoneChanged(),
    mailMessages.restorePhone(passwordLink(to, site)),
  ]);
