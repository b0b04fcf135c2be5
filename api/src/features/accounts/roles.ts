import type { RequestHandler } from 'express';
import { ROLES } from '../../db/schema.ts';
import { forbidden, unauthorized } from '../../http/errors.ts';
import { callerOf } from './auth.ts';
import { errorMessages } from './error-messages.ts';
import type { User } from './store.ts';

export type Role = (typeof ROLES)[number];

/** Each role may do what those before it may. */
export const hasRole = ({ role }: Pick<User, 'role'>, least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least);

export function assertRole(user: Pick<User, 'role'>, least: Exclude<Role, 'READER'>): void {
  if (!hasRole(user, least)) throw forbidden(errorMessages.forRole({ role: least }));
}

export const requireRole =
  (least: Exclude<Role, 'READER'>): RequestHandler =>
  (request, _response, next) => {
    const user = callerOf(request);
    if (!user) throw unauthorized();
    assertRole(user, least);
    next();
  };
