import type { Request } from 'express';
import type { Permission } from 'schema/roles.ts';
import { concurrencyLimit } from 'server/concurrency-limit.ts';
import type { Context } from '../../context.ts';
import { errorMessages } from '../../graphql/messages.ts';
import { ApiError, throwIfLimited } from '../../http/api-error.ts';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { UPLOAD_POINTS } from '../../limits/index.ts';
import { readPermissions, readUser } from '../accounts/index.ts';
import type { Caller } from '../../rest/client.ts';
import { deskMessages } from '../desk/index.ts';
import { exchangeMessages } from './messages.ts';
import { EXCHANGE_LIMITS } from './settings.ts';

export type ExchangeDependencies = HttpDependencies & { contextOf: (request: Request) => Context };

const MAX_QUERY = 8_000;
const RETRY_AFTER_S = 5;

/** Admits calls of those with the permission to a server with a desk. What they may do there is the api's decision. */
export function exchangeEntrance(
  { admission, callerOf, keysOf, contextOf }: ExchangeDependencies,
  permission: Permission,
) {
  const enter = concurrencyLimit({
    token: EXCHANGE_LIMITS.exchangesAToken,
    address: EXCHANGE_LIMITS.exchangesAnAddress,
    all: EXCHANGE_LIMITS.exchanges,
  });

  /** Throws ApiError. Call `leave` once the call is over. */
  return async (request: Request): Promise<{ caller: Caller; search: string; leave: () => void }> => {
    throwIfLimited(await admission.enter(request));
    const caller = callerOf(request);
    if (caller.token === undefined) throw new ApiError(401, 'UNAUTHENTICATED', errorMessages.logIn());
    const search = new URL(request.originalUrl, 'http://gateway').search;
    if (search.length > MAX_QUERY) throw new ApiError(400, 'BAD_USER_INPUT', exchangeMessages.badQuery());
    throwIfLimited(await admission.spend(request, UPLOAD_POINTS));
    await requirePermission(contextOf(request), permission);
    // Only now: anybody can make up a token, and hold a place with a body that never ends.
    const leave = enter({ ...keysOf(request), all: 'all' });
    if (!leave) throw busy();
    return { caller, search, leave };
  };
}

async function requirePermission({ study, own }: Context, permission: Permission): Promise<void> {
  if (!(await study.offers('desk'))) throw new ApiError(404, 'NOT_SUPPORTED', deskMessages.noDesk());
  const permissions = readPermissions(readUser(await own.read()));
  if (!permissions.includes(permission)) throw new ApiError(403, 'FORBIDDEN', errorMessages.forbidden());
}

const busy = () =>
  new ApiError(429, 'TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), { retryAfterS: RETRY_AFTER_S });
