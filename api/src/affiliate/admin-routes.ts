import { Router } from 'express';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../http/validate.ts';
import type { Live } from '../notifications/index.ts';
import { completeWithdrawal, type Decision, rejectWithdrawal } from './decide.ts';
import { pendingWithdrawals } from './pending.ts';

const MAX_REASON = 500;

const userId = z.string('Give a user_id.').min(1).max(64);
const request = z.int().positive().optional();
const completeInput = z.strictObject({ user_id: userId, request, force: z.boolean().default(false) });
const rejectInput = z.strictObject({
  user_id: userId,
  request,
  reason: z
    .string()
    .trim()
    .max(MAX_REASON)
    .refine((text) => !text.includes('\0'))
    .optional(),
});

/** /admin/withdrawals: requests that wait, and what becomes of them. */
export function affiliateAdminRoutes(parts: { db: Database; live: Live; now: () => Date }) {
  const routes = Router();
  routes.get('/withdrawals', async (_request, response) => {
    response.json({ data: await pendingWithdrawals(parts.db) });
  });
  routes.post('/withdrawals/complete', ...jsonBody, async (request, response) => {
    const { user_id: userId, request: id, force } = validate(completeInput, request.body);
    response.json({ data: toAnswer(userId, await completeWithdrawal(parts, { userId, request: id, force })) });
  });
  routes.post('/withdrawals/reject', ...jsonBody, async (request, response) => {
    const { user_id: userId, request: id, reason } = validate(rejectInput, request.body);
    response.json({ data: toAnswer(userId, await rejectWithdrawal(parts, { userId, request: id, reason })) });
  });
  return routes;
}

const toAnswer = (userId: string, { withdrawal, changed }: Decision) => ({
  request: withdrawal.id,
  user_id: userId,
  amount: withdrawal.amount,
  state: withdrawal.state,
  changed,
});
