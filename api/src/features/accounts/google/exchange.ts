import type { RequestHandler } from 'express';
import { readBody, send } from '../../../http/contract.ts';
import { unauthorized } from '../../../http/errors.ts';
import { exchangeInput } from '../inputs.ts';
import { ownRecord } from '../own-record.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { startSession } from '../sessions.ts';
import { findSignInUser, redeemSignInCode } from './sign-in-codes.ts';
import { errorMessages } from '../error-messages.ts';

export function exchangeSignInCode(dependencies: AccountDependencies): RequestHandler {
  const { db, limits, addressOf } = dependencies;
  return async (request, response) => {
    const { code, verifier, two_factor_code: twoFactorCode } = readBody(request, 'exchangeSignInCode', exchangeInput);
    await limits.exchange(addressOf(request));
    const signedIn = await startSession(dependencies, {
      user: await findSignInUser(db, code),
      code: twoFactorCode,
      lockProven: (tx) => redeemSignInCode(tx, { code, verifier }),
      userAgent: request.headers['user-agent'],
      device: request.get('client-device'),
    });
    if (!signedIn) throw unauthorized(errorMessages.logInAgain());
    send(response, 'exchangeSignInCode', {
      data: { token: signedIn.token, user: await ownRecord(dependencies, signedIn.user) },
    });
  };
}
