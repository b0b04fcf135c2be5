import { Router } from 'express';
import { jsonBody } from '../http/json-body.ts';
import { exchangeSignInCode } from './google/exchange.ts';
import { logIn } from './log-in.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import type { AccountParts } from './parts.ts';
import { changeProfile, logOut, readRecord } from './profile.ts';
import { signUp } from './sign-up.ts';

/**
 * /users, what one does before one is signed in. A token is not looked at here: the web sends the one it has with each
 * call, and an expired one must not keep its owner from signing in anew.
 */
export function signInRoutes(parts: AccountParts) {
  const routes = Router();
  routes.post('/', jsonBody, signUp(parts));
  routes.post('/login', jsonBody, logIn(parts));
  routes.post('/reset-req', jsonBody, requestReset(parts));
  routes.patch('/reset-pass', jsonBody, resetPassword(parts));
  routes.post('/exchange', jsonBody, exchangeSignInCode(parts));
  return routes;
}

/** /users, one's own record and session. */
export function userRoutes(parts: AccountParts) {
  const routes = Router();
  routes.get('/', readRecord);
  routes.delete('/session', logOut(parts));
  routes.patch('/:id', jsonBody, changeProfile(parts));
  return routes;
}
