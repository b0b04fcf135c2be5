import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { jsonBody } from '../../http/json-body.ts';
import { pageOf, pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import { validate } from '../../http/validate.ts';
import type { Live } from '../notifications/index.ts';
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
const completeInput = z.strictObject({ user_id: userId, request, force: z.boolean().default(false) });
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
    response.json({ data: requests, next });
  });
  routes.add('POST /admin/withdrawals/complete', ...jsonBody, async (request, response) => {
    const { user_id: userId, request: id, force } = validate(completeInput, request.body);
    response.json({
      data: toWithdrawal(userId, await completeWithdrawal(dependencies, { userId, request: id, force })),
    });
  });
  routes.add('POST /admin/withdrawals/reject', ...jsonBody, async (request, response) => {
    const { user_id: userId, request: id, reason } = validate(rejectInput, request.body);
    response.json({
      data: toWithdrawal(userId, await rejectWithdrawal(dependencies, { userId, request: id, reason })),
    });
  });
  routes.add('GET /admin/commissions', async (request, response) => {
    const { limit, after } = listQuery.parse(request.query);
    const found = await waitingCommissions(db, now(), { limit: limit + 1, after });
    const { rows, next } = pageOf(found, limit, ({ purchase }) => purchase);
    response.json({ data: rows, next });
  });
  routes.add('POST /admin/commissions/approve', ...jsonBody, async (request, response) => {
    const { purchase, reason: note } = validate(commissionInput, request.body);
    response.json({ data: toCommission(await approveCommission(dependencies, { purchase, note })) });
  });
  routes.add('POST /admin/commissions/refuse', ...jsonBody, async (request, response) => {
    const { purchase, reason: note } = validate(commissionInput, request.body);
    response.json({ data: toCommission(await refuseCommission(dependencies, { purchase, note })) });
  });
  return routes;
}

const toCommission = ({ purchase, referrer, changed }: CommissionDecision) => ({
  purchase: purchase.id,
  user_id: referrer,
  amount: purchase.commission,
  review: purchase.review,
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
