import type { RequestHandler } from 'express';
import { languageOf } from 'server/language.ts';
import { jsonReply, readBody } from '../../http/contract.ts';
import { ApiError } from '../../http/errors.ts';
import { signUpInput } from './inputs.ts';
import { accountLanguage } from './language.ts';
import { ownRecord } from './own-record.ts';
import type { AccountDependencies } from './dependencies.ts';
import { referrerOf } from './referral.ts';
import { createUser } from './store.ts';
import { errorMessages } from './error-messages.ts';

const emailTaken = () => new ApiError(400, 'EMAIL_TAKEN', errorMessages.emailTaken(), { field: 'email' });

/** A taken email takes as long as a free one. */
export function signUp(dependencies: AccountDependencies): RequestHandler {
  const { db, limits, passwords, houseId, addressOf, idempotent } = dependencies;
  return idempotent(async (request, effect) => {
    const { name, email, password } = readBody(request, 'signUp', signUpInput);
    const attempt = await limits.signUp(addressOf(request), email);
    const [hash, referredBy] = await Promise.all([
      passwords.hash(password),
      referrerOf(db, { reference: request.query.aff_ref, email, houseId }),
    ]);
    let isTaken = false;
    return effect(async (tx) => {
      const user = await createUser(tx, {
        name,
        email,
        password: hash,
        referredBy,
        madeInBulk: attempt.inBulk,
        language: accountLanguage(languageOf(request)),
      });
      isTaken = user === undefined;
      if (!user) throw emailTaken();
      return jsonReply('signUp', 201, { data: await ownRecord(dependencies, user) });
    }).finally(() => (isTaken ? attempt.wasTaken() : undefined));
  });
}
