import type { RequestHandler } from 'express';
import { send } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { firstName } from './first-name.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findReferrer } from './referral.ts';
import { errorMessages } from './error-messages.ts';

/** Only the first name of the owner of a referral link. */
export function readReferrer({ db, limits, houseId, addressOf }: AccountDependencies): RequestHandler {
  return async (request, response) => {
    const attempt = await limits.referrer(addressOf(request));
    const user = await findReferrer(db, request.params.userId);
    const name = user && user.id !== houseId ? firstName(user.name) : undefined;
    if (name === undefined) throw notFound(errorMessages.unknownReference());
    await attempt.wasKnown();
    send(response.set('cache-control', 'no-store'), 'readReferrer', { data: { first_name: name } });
  };
}
