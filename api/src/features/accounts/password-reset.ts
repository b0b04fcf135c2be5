import type { RequestHandler } from 'express';
import { siteRoutes } from 'schema/site-routes.ts';
import { jsonReply, readBody, send } from '../../http/contract.ts';
import { ApiError } from '../../http/errors.ts';
import { wordsOf } from '../../http/messages.ts';
import { clearUnproven } from './first-proof.ts';
import { resetInput, resetRequestInput } from './inputs.ts';
import { CODE_TTL_MINUTES } from './one-time-codes.ts';
import { passwordChangedMail, resetCodeMail } from './mails.ts';
import { replyMessages } from './messages.ts';
import type { AccountDependencies } from './dependencies.ts';
import { endAllSessions } from './sessions.ts';
import { findUserByEmail, lockUser, updateUser } from './store.ts';
import { errorMessages } from './error-messages.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;
/** A constant, never anything that a caller sent. */
const REDIRECT = siteRoutes.logIn;

const unknownEmail = () => new ApiError(404, 'NOT_FOUND', errorMessages.unknownEmail());
const wrongCode = () => new ApiError(404, 'OTP_MISMATCH', errorMessages.wrongCode());

/** Mails a code, without waiting for the mail server. */
export function requestReset(dependencies: AccountDependencies): RequestHandler {
  const { db, limits, codes, mail, publicUrl, addressOf, idempotent } = dependencies;
  return idempotent(async (request, effect) => {
    const { email } = readBody(request, 'requestReset', resetRequestInput);
    const attempt = await limits.resetRequest(addressOf(request), email);
    const user = await findUserByEmail(db, email);
    if (!user) {
      await attempt.wasUnknown();
      throw unknownEmail();
    }
    const answer = await effect(async (tx) => {
      const { code, expiresAt } = await codes.issue(tx, { purpose: 'reset', address: email });
      const to = { email, language: user.language };
      await mail.put(tx, resetCodeMail(to, { code, minutes: CODE_TTL_MINUTES, publicUrl }), expiresAt);
      return jsonReply('requestReset', 200, { data: { message: wordsOf(replyMessages.codeSent()) } });
    });
    mail.wake();
    return answer;
  });
}

/** Signs out every device. */
export function resetPassword(dependencies: AccountDependencies): RequestHandler {
  const { db, limits, codes, passwords, mail, publicUrl, addressOf } = dependencies;
  return async (request, response) => {
    const { email, otp, password } = readBody(request, 'resetPassword', resetInput);
    const attempt = await limits.reset(addressOf(request), email);
    // Reserve the hasher first, or a valid code could be used up and the hasher then be busy.
    const changed = await passwords.reserve(async (hash) => {
      if (!(await codes.redeem(db, { purpose: 'reset', address: email }, otp))) return false;
      return replacePassword(await hash(password));
    });
    if (!changed) {
      await attempt.failed();
      throw wrongCode();
    }
    await attempt.forgive();
    mail.wake();
    send(response, 'resetPassword', {
      data: { message: wordsOf(replyMessages.passwordChanged()), redirect: REDIRECT },
    });

    async function replacePassword(hash: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const found = await findUserByEmail(tx, email);
        const user = found && (await lockUser(tx, found.id));
        if (!user) return false;
        await updateUser(tx, user.id, { password: hash });
        await endAllSessions(tx, user.id);
        const isFirstProof = user.emailVerifiedAt === null;
        if (isFirstProof) await clearUnproven(dependencies, tx, { user, name: undefined });
        const notice = passwordChangedMail({ email, language: user.language }, { publicUrl, isFirstProof });
        await mail.put(tx, notice, new Date(Date.now() + NOTICE_TTL_MS));
        return true;
      });
    }
  };
}
