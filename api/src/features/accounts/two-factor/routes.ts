import type { Request, RequestHandler } from 'express';
import type { Database } from '../../../db/connection.ts';
import { readBody, send } from '../../../http/contract.ts';
import { badRequest, notFound } from '../../../http/errors.ts';
import { jsonBody } from '../../../http/json-body.ts';
import type { Mail } from '../../../mail/index.ts';
import { Routes } from '../../../http/routes.ts';
import { callerOf, lockCaller, sessionOf } from '../auth.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { errorMessages } from '../error-messages.ts';
import { twoFactorCodeInput, twoFactorStartInput } from '../inputs.ts';
import { recoveryCodesMail, twoFactorOffMail, twoFactorOnMail } from '../mails.ts';
import { passwordProof } from '../prove-password.ts';
import { requireRecentLogIn } from '../recent-log-in.ts';
import { endAllSessions } from '../sessions.ts';
import { findPassword, type User } from '../store.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;

/** /users/two-factor: the caller's own second step of log-in. */
export function twoFactorRoutes(dependencies: AccountDependencies) {
  const { db, limits, mail, publicUrl, twoFactor } = dependencies;
  const routes = new Routes();
  const proveOwner = ownerProof(dependencies);
  const requireOffered: RequestHandler = (_request, _response, next) => {
    if (!twoFactor.isOffered) throw notFound(errorMessages.noTwoFactor());
    next();
  };

  routes.add('POST /users/two-factor', requireOffered, ...jsonBody, async (request, response) => {
    await proveOwner(request, readBody(request, 'startTwoFactor', twoFactorStartInput).password);
    const setup = await db.transaction(async (tx) => twoFactor.start(tx, await lockCaller(tx, request)));
    send(response.status(201), 'startTwoFactor', { data: setup });
  });

  routes.add('POST /users/two-factor/confirm', requireOffered, ...jsonBody, async (request, response) => {
    const { code } = readBody(request, 'confirmTwoFactor', twoFactorCodeInput);
    const codes = await change(request, code, async (tx, user) => {
      const recoveryCodes = await twoFactor.confirm(tx, user, code);
      // A thief, whom the owner wants to lock out, may be logged in.
      await endAllSessions(tx, user.id, sessionOf(request));
      return { result: recoveryCodes, notice: twoFactorOnMail(user, { publicUrl }) };
    });
    send(response, 'confirmTwoFactor', { data: { recovery_codes: codes } });
  });

  routes.add('POST /users/two-factor/recovery-codes', requireOffered, ...jsonBody, async (request, response) => {
    const { code } = readBody(request, 'renewRecoveryCodes', twoFactorCodeInput);
    const codes = await change(request, code, async (tx, user) => {
      await twoFactor.proveOn(tx, user, code);
      const result = await twoFactor.renewRecoveryCodes(tx, user);
      return { result, notice: recoveryCodesMail(user, { publicUrl }) };
    });
    send(response, 'renewRecoveryCodes', { data: { recovery_codes: codes } });
  });

  routes.add('POST /users/two-factor/stop', requireOffered, ...jsonBody, async (request, response) => {
    const { code } = readBody(request, 'stopTwoFactor', twoFactorCodeInput);
    await change(request, code, async (tx, user) => {
      await twoFactor.proveOn(tx, user, code);
      await twoFactor.remove(tx, user);
      return { result: undefined, notice: twoFactorOffMail(user, { publicUrl, by: undefined }) };
    });
    response.status(204).end();
  });

  return routes;

  async function change<Result>(
    request: Request,
    code: string,
    work: (tx: Database, user: User) => Promise<{ result: Result; notice: Mail }>,
  ): Promise<Result> {
    const result = await limits.secondStep(callerOf(request)!.id, code, () =>
      db.transaction(async (tx) => {
        const changed = await work(tx, await lockCaller(tx, request));
        await mail.put(tx, changed.notice, new Date(Date.now() + NOTICE_TTL_MS));
        return changed.result;
      }),
    );
    mail.wake();
    return result;
  }
}

/** A token may be stolen, and two-factor of a thief's would keep the owner out. */
function ownerProof(dependencies: AccountDependencies) {
  const provePassword = passwordProof(dependencies);
  return async (request: Request, password: string | undefined) => {
    const stored = await findPassword(dependencies.db, callerOf(request)!.email);
    if (!stored?.hash) await requireRecentLogIn(dependencies, request, errorMessages.logInToStartTwoFactor());
    else if (password === undefined) throw badRequest(errorMessages.givePassword(), 'password');
    else await provePassword(request, password);
  };
}

type OffOptions = { user: User; by: User };

/** For a person who lost the app: `by` answers for who it is. The user's row must be locked. False where it was off. */
export async function resetTwoFactor(
  { twoFactor, mail, publicUrl }: Pick<AccountDependencies, 'twoFactor' | 'mail' | 'publicUrl'>,
  tx: Database,
  { user, by }: OffOptions,
): Promise<boolean> {
  if (!user.twoFactorAt) return false;
  await twoFactor.remove(tx, user);
  await mail.put(tx, twoFactorOffMail(user, { publicUrl, by: by.name }), new Date(Date.now() + NOTICE_TTL_MS));
  return true;
}
