import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import { pageOf, pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import { callerOf } from '../accounts/index.ts';
import type { Live } from '../notifications/index.ts';
import { paymentInput } from '../payments/index.ts';
import { completeWithdrawal, type Decision, rejectWithdrawal } from './decide.ts';
import { approveCommission, type CommissionDecision, refuseCommission } from './decide-commission.ts';
import { inputMessages } from './error-messages.ts';
import { pendingWithdrawals } from './pending.ts';
import { stateOf, waitingCommissions } from './waiting-commissions.ts';

const MAX_REASON = 500;

// The commands read one page.
const listQuery = pageQuery({ max: 500, standard: 500 });

const userId = z.string(inputMessages.userIdRequired()).min(1).max(64);
const request = z.int().positive().optional();
const completeInput = z.strictObject({
  user_id: userId,
  request,
  force: z.boolean().default(false),
  payment: paymentInput,
});
const reason = z
  .string()
  .trim()
  .max(MAX_REASON)
  .refine((text) => !text.includes('\0'))
  .optional();
const rejectInput = z.strictObject({ user_id: userId, request, reason });
const commissionInput = z.strictObject({ purchase: z.int(inputMessages.purchaseRequired()).positive(), reason });

export function affiliateAdminRoutes(dependencies: { db: Database; live: Live; now: () => Date }) {
  const { db, now } = dependencies;
  const routes = new Routes();
  routes.add('GET /admin/withdrawals', async (request, response) => {
    const { requests, next } = await pendingWithdrawals(db, now(), listQuery.parse(request.query));
    send(response, 'listWithdrawals', { data: requests, next });
  });
  routes.add('POST /admin/withdrawals/complete', ...jsonBody, async (request, response) => {
    const { user_id: userId, request: id, ...how } = readBody(request, 'completeWithdrawal', completeInput);
    const which = { userId, request: id, ...how, by: callerOf(request)!.id };
    send(response, 'completeWithdrawal', {
      data: toWithdrawal(userId, await completeWithdrawal(dependencies, which)),
    });
  });
  routes.add('POST /admin/withdrawals/reject', ...jsonBody, async (request, response) => {
    const { user_id: userId, request: id, reason } = readBody(request, 'rejectWithdrawal', rejectInput);
    send(response, 'rejectWithdrawal', {
      data: toWithdrawal(userId, await rejectWithdrawal(dependencies, { userId, request: id, reason })),
    });
  });
  routes.add('GET /admin/commissions', async (request, response) => {
    const { limit, after } = listQuery.parse(request.query);
    const found = await waitingCommissions(db, now(), { limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ purchase }) => purchase);
    send(response, 'listCommissions', { data: rows, next });
  });
  routes.add('POST /admin/commissions/approve', ...jsonBody, async (request, response) => {
    const { purchase, reason: note } = readBody(request, 'approveCommission', commissionInput);
    send(response, 'approveCommission', {
      data: toCommission('approved', await approveCommission(dependencies, { purchase, note })),
    });
  });
  routes.add('POST /admin/commissions/refuse', ...jsonBody, async (request, response) => {
    const { purchase, reason: note } = readBody(request, 'refuseCommission', commissionInput);
    send(response, 'refuseCommission', {
      data: toCommission('refused', await refuseCommission(dependencies, { purchase, note })),
    });
  });
  return routes;
}

const toCommission = (review: 'approved' | 'refused', { purchase, referrer, changed }: CommissionDecision) => ({
  purchase: purchase.id,
  user_id: referrer,
  amount: purchase.commission,
  review,
  state: stateOf(purchase),
  changed,
});

const toWithdrawal = (userId: string, { withdrawal, changed }: Decision) => ({
  request: withdrawal.id,
  user_id: userId,
  amount: withdrawal.amount,
  state: withdrawal.state,
  changed,
});
