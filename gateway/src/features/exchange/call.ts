import type { Request, RequestHandler, Response } from 'express';
import type { Permission } from 'schema/roles.ts';
import { concurrencyLimit } from 'server/concurrency-limit.ts';
import type { Context } from '../../context.ts';
import { errorMessages } from '../../graphql/messages.ts';
import { ApiError, handleErrors, throwIfLimited } from '../../http/api-error.ts';
import { drain } from '../../http/drain.ts';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { UPLOAD_POINTS } from '../../limits/index.ts';
import { readPermissions, readUser } from '../accounts/index.ts';
import type { Caller } from '../../rest/client.ts';
import { deskMessages } from '../desk/index.ts';
import { exchangeMessages } from './messages.ts';
import { EXCHANGE_LIMITS, LINGER } from './settings.ts';

export type ExchangeDependencies = HttpDependencies & { contextOf: (request: Request) => Context };

const MAX_QUERY = 8_000;
const RETRY_AFTER_S = 5;

type Call = { caller: Caller; search: string };
type Work = (request: Request, response: Response, call: Call) => Promise<void>;

/** Runs `work` for those with the permission on a server with a desk. What they may do there is the api's decision. */
export function exchangeHandler(
  dependencies: ExchangeDependencies,
  permission: Permission,
  work: Work,
): RequestHandler {
  const { admission, callerOf, keysOf, contextOf, logFailure } = dependencies;
  const enter = concurrencyLimit({
    token: EXCHANGE_LIMITS.exchangesAToken,
    address: EXCHANGE_LIMITS.exchangesAnAddress,
    all: EXCHANGE_LIMITS.exchanges,
  });

  async function run(request: Request, response: Response): Promise<void> {
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
    await work(request, response, { caller, search }).finally(leave);
  }

  return handleErrors(logFailure, (request, response) => run(request, response).finally(() => drain(request, LINGER)));
}

async function requirePermission({ study, own }: Context, permission: Permission): Promise<void> {
  if (!(await study.offers('desk'))) throw new ApiError(404, 'NOT_SUPPORTED', deskMessages.noDesk());
  const permissions = readPermissions(readUser(await own.read()));
  if (!permissions.includes(permission)) throw new ApiError(403, 'FORBIDDEN', errorMessages.forbidden());
}

const busy = () =>
  new ApiError(429, 'TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), { retryAfterS: RETRY_AFTER_S });
