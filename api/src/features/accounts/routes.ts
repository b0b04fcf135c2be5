import type { Request, RequestHandler } from 'express';
import { networkOf } from '../../http/client-address.ts';
import { closedSignal } from '../../http/closed-signal.ts';
import type { Idempotent } from '../../http/idempotency.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import { WorkQueue } from '../../http/work-queue.ts';
import { exchangeSignInCode } from './google/exchange.ts';
import { setLanguage } from './language.ts';
import { logIn } from './log-in.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import type { AccountDependencies } from './dependencies.ts';
import { changeProfile, logOut, readRecord } from './profile.ts';
import { readReferrer } from './referrer.ts';
import { signUp } from './sign-up.ts';

// Two per client keep the hasher busy. A college behind one address may queue.
const RUNNING = 8;
const RUNNING_PER_CLIENT = 2;
const QUEUED = 64;
const QUEUED_PER_CLIENT = 32;

/** /users for visitors. Tokens are ignored: the web sends an expired one too, which must not prevent a new log-in. */
export function signInRoutes(dependencies: AccountDependencies) {
  const routes = new Routes();
  const queue = new WorkQueue({
    running: RUNNING,
    runningPerClient: RUNNING_PER_CLIENT,
    queued: QUEUED,
    queuedPerClient: QUEUED_PER_CLIENT,
  });
  const clientOf = (request: Request) => {
    const address = dependencies.addressOf(request);
    return networkOf(address) ?? address;
  };
  // After the body is read, so that slow senders take no place.
  const queued =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) =>
      queue.run(async () => handler(request, response, next), {
        client: clientOf(request),
        signal: closedSignal(response),
      });
  const idempotent: Idempotent = (handler) =>
    dependencies.idempotent((request, effect) =>
      queue.run(() => handler(request, effect), { client: clientOf(request), signal: undefined }),
    );
  routes.add('POST /users', ...jsonBody, signUp({ ...dependencies, idempotent }));
  routes.add('POST /users/login', ...jsonBody, queued(logIn(dependencies)));
  routes.add('POST /users/reset-req', ...jsonBody, requestReset({ ...dependencies, idempotent }));
  routes.add('PATCH /users/reset-pass', ...jsonBody, queued(resetPassword(dependencies)));
  routes.add('POST /users/exchange', ...jsonBody, queued(exchangeSignInCode(dependencies)));
  routes.add('GET /users/referrers/:userId', readReferrer(dependencies));
  return routes;
}

export function userRoutes(dependencies: AccountDependencies) {
  const routes = new Routes();
  routes.add('GET /users', readRecord(dependencies));
  routes.add('DELETE /users/session', logOut(dependencies));
  routes.add('PATCH /users/:id', ...jsonBody, changeProfile(dependencies));
  routes.add('PUT /users/language', ...jsonBody, setLanguage(dependencies));
  return routes;
}
