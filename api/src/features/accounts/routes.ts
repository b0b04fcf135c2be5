import { type Request, type RequestHandler, Router } from 'express';
import { networkOf } from '../../http/client-address.ts';
import { closedSignal } from '../../http/closed-signal.ts';
import type { Idempotent } from '../../http/idempotency.ts';
import { jsonBody } from '../../http/json-body.ts';
import { WorkQueue } from '../../http/work-queue.ts';
import { exchangeSignInCode } from './google/exchange.ts';
import { logIn } from './log-in.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import type { AccountParts } from './parts.ts';
import { changeProfile, logOut, readRecord } from './profile.ts';
import { readReferrer } from './referrer.ts';
import { signUp } from './sign-up.ts';

// A client's two keep the password hasher busy, and leave it and the database to others. A college behind one address
// may wait together.
const RUNNING = 8;
const RUNNING_PER_CLIENT = 2;
const QUEUED = 64;
const QUEUED_PER_CLIENT = 32;

/**
 * /users, what one does before one is signed in. A token is not looked at here: the web sends the one it has with each
 * call, and an expired one must not keep its owner from signing in anew.
 */
export function signInRoutes(parts: AccountParts) {
  const routes = Router();
  const queue = new WorkQueue({
    running: RUNNING,
    runningPerClient: RUNNING_PER_CLIENT,
    queued: QUEUED,
    queuedPerClient: QUEUED_PER_CLIENT,
  });
  const clientOf = (request: Request) => {
    const address = parts.addressOf(request);
    return networkOf(address) ?? address;
  };
  // Past the body, so that a slow sender holds no place.
  const queued =
    (handler: RequestHandler): RequestHandler =>
    (request, response, next) =>
      queue.run(async () => handler(request, response, next), {
        client: clientOf(request),
        signal: closedSignal(response),
      });
  // A call that repeats another by its key waits for that one's answer and takes no place.
  const idempotent: Idempotent = (handler) =>
    parts.idempotent((request, effect) =>
      queue.run(() => handler(request, effect), { client: clientOf(request), signal: undefined }),
    );
  routes.post('/', jsonBody, signUp({ ...parts, idempotent }));
  routes.post('/login', jsonBody, queued(logIn(parts)));
  routes.post('/reset-req', jsonBody, requestReset({ ...parts, idempotent }));
  routes.patch('/reset-pass', jsonBody, queued(resetPassword(parts)));
  routes.post('/exchange', jsonBody, queued(exchangeSignInCode(parts)));
  routes.get('/referrers/:userId', readReferrer(parts));
  return routes;
}

/** /users, one's own record and session. */
export function userRoutes(parts: AccountParts) {
  const routes = Router();
  routes.get('/', readRecord(parts));
  routes.delete('/session', logOut(parts));
  routes.patch('/:id', jsonBody, changeProfile(parts));
  return routes;
}
