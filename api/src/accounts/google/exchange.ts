import type { RequestHandler } from 'express';
import { unauthorized } from '../../http/errors.ts';
import { validate } from '../../http/validate.ts';
import { exchangeInput } from '../inputs.ts';
import { ownRecord } from '../own-record.ts';
import type { AccountParts } from '../parts.ts';
import { startSession } from '../sessions.ts';
import { findUser } from '../store.ts';
import { redeemSignInCode } from './sign-in-codes.ts';

/** POST /users/exchange: the code that came back from Google, for a token. */
export function exchangeSignInCode({ db, secret, limits, addressOf }: AccountParts): RequestHandler {
  return async (request, response) => {
    const { code, verifier } = validate(exchangeInput, request.body);
    await limits.exchange(addressOf(request));
    const id = await redeemSignInCode(db, { code, verifier });
    const user = id === undefined ? undefined : await findUser(db, id);
    if (!user) throw unauthorized('Unauthorized: Please log in.');
    const signedIn = await startSession(db, secret, { user, userAgent: request.headers['user-agent'] });
    response.json({ data: { token: signedIn.token, user: ownRecord(signedIn.user) } });
  };
}
