import type { RequestHandler } from 'express';
import { notFound } from '../../http/errors.ts';
import { firstName } from './first-name.ts';
import type { AccountParts } from './parts.ts';
import { findReferrer } from './referral.ts';
import { errorMessages } from './error-messages.ts';

/** GET /users/referrers/{user_id}: the first name of the person whose referral link it is, and nothing else. */
export function readReferrer({ db, limits, houseId, addressOf }: AccountParts): RequestHandler {
  return async (request, response) => {
    const attempt = await limits.referrer(addressOf(request));
    const user = await findReferrer(db, request.params.userId);
    const name = user && user.id !== houseId ? firstName(user.name) : undefined;
    if (name === undefined) throw notFound(errorMessages.unknownReference());
    await attempt.wasKnown();
    response.set('cache-control', 'no-store').json({ data: { first_name: name } });
  };
}
