import type { Request } from 'express';
import { callerOf, lockCaller, requireRecentLogIn, shownAccount, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { jsonReply, readBody, send } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import type { Idempotent } from '../../http/idempotency.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit, RateLimits } from '../../http/rate-limits.ts';
import type { Outbox } from '../../mail/index.ts';
import type { Live, NotificationRow } from '../notifications/index.ts';
import type { CommissionTerms } from './commission.ts';
import { payoutAccountInput, setPayoutAccount } from './payout-account.ts';
import { affiliateRecord } from './record.ts';
import { requestWithdrawal } from './withdrawals.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { Routes } from '../../http/routes.ts';

/** Each change sends a mail. */
const ACCOUNT_CHANGES: Limit = { name: 'payout-account', points: 10, seconds: 3_600 };

type Dependencies = {
  db: Database;
  live: Pick<Live, 'publish'>;
  mail: Outbox;
  publicUrl: string;
  now: () => Date;
  idempotent: Idempotent;
  limits: RateLimits;
  terms: CommissionTerms;
};

export function affiliateRoutes(dependencies: Dependencies) {
  const { db, live, now, idempotent } = dependencies;
  const terms = { commission_rate: dependencies.terms.rate, hold_hours: dependencies.terms.holdHours };
  const routes = new Routes();
  routes.add('GET /affiliate/:id', async (request, response) => {
    const { id } = ownerOf(request);
    const record = await db.transaction((tx) => affiliateRecord(tx, id, now()));
    send(response, 'readAffiliate', { data: { ...record, ...terms } });
  });

  routes.add(
    'PATCH /affiliate/request/payment/:id',
    idempotent(async (request, effect) => {
      const { id } = ownerOf(request);
      let news: NotificationRow[] = [];
      const reply = await effect(async (tx) => {
        const at = now();
        await lockCaller(tx, request);
        news = await requestWithdrawal(tx, id, at);
        return jsonReply('requestWithdrawal', 200, {
          success: 200,
          data: { ...(await affiliateRecord(tx, id, at)), ...terms },
        });
      });
      live.publish(news);
      return reply;
    }),
  );

  routes.add('PATCH /affiliate/withdrawal-info/:id', ...jsonBody, async (request, response) => {
    ownerOf(request);
    const { withdrawal } = readBody(request, 'setWithdrawalAccount', payoutAccountInput);
    await requireRecentLogIn(dependencies, request, errorMessages.logInToChangeAccount());
    await dependencies.limits.spend(ACCOUNT_CHANGES, callerOf(request)!.userId);
    const changed = shownAccount(await setPayoutAccount(dependencies, request, withdrawal));
    send(response, 'setWithdrawalAccount', { data: { update_withdrawal: { withdrawal: changed } } });
  });

  return routes;
}

/** Throws 404 unless the path names the caller. */
function ownerOf(request: Request): User {
  const caller = callerOf(request)!;
  const { id } = request.params;
  if (id !== caller.userId && id !== String(caller.id)) throw notFound(sharedMessages.noSuchUser());
  return caller;
}
