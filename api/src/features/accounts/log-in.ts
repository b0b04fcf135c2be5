import type { RequestHandler } from 'express';
import { readBody, send } from '../../http/contract.ts';
import { ApiError } from '../../http/errors.ts';
import { logInInput } from './inputs.ts';
import { ownRecord } from './own-record.ts';
import type { AccountDependencies } from './dependencies.ts';
import { startSession } from './sessions.ts';
import { findPassword, lockUserWithPassword } from './store.ts';
import { errorMessages } from './error-messages.ts';

const invalidCredentials = () => new ApiError(401, 'INVALID_CREDENTIALS', errorMessages.invalidCredentials());

/** A wrong email and a wrong password get the same response. */
export function logIn(dependencies: AccountDependencies): RequestHandler {
  const { db, limits, passwords, addressOf } = dependencies;
  return async (request, response) => {
    const { email, password, code } = readBody(request, 'logIn', logInInput);
    const attempt = await limits.logIn(addressOf(request), email);
    const account = await findPassword(db, email);
    const isCorrect = await passwords.verify(account?.hash ?? null, password).catch(async (error: unknown) => {
      await attempt.forgive();
      throw error;
    });
    if (!isCorrect || !account?.hash) throw invalidCredentials();
    await attempt.succeeded();
    const { id, hash } = account;
    const signedIn = await startSession(dependencies, {
      user: id,
      code,
      // Checking takes a while: the password may have been replaced.
      lockProven: (tx) => lockUserWithPassword(tx, id, hash),
      userAgent: request.headers['user-agent'],
      device: request.get('client-device'),
    });
    if (!signedIn) throw invalidCredentials();
    send(response, 'logIn', { data: { token: signedIn.token, user: await ownRecord(dependencies, signedIn.user) } });
  };
}
