import type { Request } from 'express';
import { badRequest, conflict } from '../../http/errors.ts';
import { callerOf } from './auth.ts';
import type { AccountDependencies } from './dependencies.ts';
import { errorMessages } from './error-messages.ts';
import { findPassword } from './store.ts';

/**
 * Asks the caller for the password again: a token may be stolen. Throws 400 for a wrong one, 409 where the account has
 * none and 429 past the limits of log-in, which count these attempts too.
 */
export function passwordProof({ db, limits, passwords, addressOf }: AccountDependencies) {
  return async (request: Request, password: string): Promise<void> => {
    const { email } = callerOf(request)!;
    const stored = await findPassword(db, email);
    if (!stored?.hash) throw conflict(errorMessages.noPassword());
    const attempt = await limits.logIn(addressOf(request), email);
    const isCorrect = await passwords.verify(stored.hash, password).catch(async (error: unknown) => {
      await attempt.forgive();
      throw error;
    });
    // Not 401, for which clients end the session.
    if (!isCorrect) throw badRequest(errorMessages.wrongPassword(), 'password');
    await attempt.succeeded();
  };
}
