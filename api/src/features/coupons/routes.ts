import { z } from 'zod';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { readBody, send } from '../../http/contract.ts';
import { ApiError, badRequest, messageFields, notFound } from '../../http/errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { callerOf, lockCaller, type User } from '../accounts/index.ts';
import { formatReceiptNumber } from '../payments/index.ts';
import { findOffer } from '../plans/index.ts';
import { createCodes, readBatch, readBatches, switchCode } from './batches.ts';
import { inGroups } from './codes.ts';
import { errorMessages } from './error-messages.ts';
import { guardCode } from './guard.ts';
import * as inputs from './inputs.ts';
import { type Coupon, WHOLE_SHARE } from './rules.ts';
import { readCoupon, readCoupons, saveCoupon } from './store.ts';
import { findDiscount } from './uses.ts';

const batchesQuery = pageQuery({ max: 50, standard: 20 });
const batchId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

type Options = Pick<Services, 'db' | 'now' | 'limits' | 'addressOf'>;

/** For readers, who ask what a code gives before they order. */
export function couponRoutes({ db, now, limits, addressOf }: Options) {
  const routes = new Routes();
  routes.add('POST /orders/coupon', ...jsonBody, async (request, response) => {
    const question = readBody(request, 'checkCoupon', inputs.questionBody);
    const reader = callerOf(request)!;
    const sender = { userId: reader.userId, address: addressOf(request) };
    const check = guardCode(limits, sender, () => checkCoupon(db, { ...question, reader, at: now() }));
    send(response, 'checkCoupon', { data: await check.catch(toRefusal) });
  });
  return routes;
}

type Question = { code: string; plan: string; duration: string; reader: User; at: Date };

async function checkCoupon(db: Database, question: Question): Promise<Schemas['CouponCheck']> {
  const offer = await findOffer(db, question.plan, question.duration);
  if (!offer) throw badRequest(errorMessages.notOffered(), 'plan');
  const { price } = offer;
  const { discount } = await findDiscount(db, { ...question, price });
  return { valid: true, amount: price - discount, discount, reason: null, reason_id: null, reason_params: null };
}

/** What an order would be refused for is the answer here. */
function toRefusal(error: unknown): Schemas['CouponCheck'] {
  if (!(error instanceof ApiError && error.status === 400 && error.field === 'coupon')) throw error;
  const { message: reason, message_id, params } = messageFields(error.text);
  return { valid: false, amount: null, discount: null, reason, reason_id: message_id, reason_params: params };
}

/** For the desk. */
export function couponAdminRoutes({ db, now }: Options) {
  const routes = new Routes();
  routes.add('GET /admin/coupons', async (request, response) => {
    const { coupons, hasNext, total } = await readCoupons(db, inputs.couponsQuery.parse(request.query));
    const pagination = { has_next: hasNext, next: hasNext ? coupons.at(-1)!.code : null };
    send(response, 'listCoupons', { data: coupons.map(toCoupon), pagination, total });
  });
  routes.add('GET /admin/coupons/:code', async (request, response) => {
    send(response, 'getCoupon', { data: toCoupon(await readCoupon(db, request.params.code)) });
  });
  routes.add('PUT /admin/coupons', ...jsonBody, async (request, response) => {
    const input = readBody(request, 'saveCoupon', inputs.couponBody);
    const coupon = await db.transaction(async (tx) => {
      await lockCaller(tx, request);
      return saveCoupon(tx, input, now());
    });
    send(response, 'saveCoupon', { data: toCoupon(coupon) });
  });
  routes.add('GET /admin/codes', async (request, response) => {
    const { rows, next, total } = await readBatches(db, batchesQuery.parse(request.query));
    const pagination = { has_next: next !== null, next };
    send(response, 'listCodeBatches', { data: rows.map(toBatch), pagination, total });
  });
  routes.add('GET /admin/codes/:id', async (request, response) => {
    send(response, 'getCodeBatch', { data: toBatch(await readBatch(db, readBatchId(request.params.id))) });
  });
  routes.add('POST /admin/codes', ...jsonBody, async (request, response) => {
    const input = readBody(request, 'createCodes', inputs.codesBody);
    const codes = await db.transaction(async (tx) => createCodes(tx, input, await lockCaller(tx, request), now()));
    send(response, 'createCodes', { data: codes.map(inGroups) });
  });
  routes.add('PUT /admin/codes/:id/:code', ...jsonBody, async (request, response) => {
    const { is_on: isOn } = readBody(request, 'switchCode', inputs.switchBody);
    const id = readBatchId(request.params.id);
    const batch = await db.transaction(async (tx) => {
      await lockCaller(tx, request);
      await switchCode(tx, { batch: id, code: request.params.code, isOn });
      return readBatch(tx, id);
    });
    send(response, 'switchCode', { data: toBatch(batch) });
  });
  return routes;
}

function readBatchId(text: string): number {
  const { data } = batchId.safeParse(text);
  if (!data) throw notFound(errorMessages.noBatch());
  return data;
}

const toCoupon = ({ share, oncePerPerson, isOn, ...row }: Coupon): Schemas['Coupon'] => ({
  code: row.code,
  share: share === null ? null : share / WHOLE_SHARE,
  amount: row.amount,
  plans: row.plans,
  from: row.from,
  until: row.until,
  uses: row.uses,
  used: row.used,
  once_per_person: oncePerPerson,
  is_on: isOn,
});

const toBatch = ({
  batch,
  by,
  payment,
  receipt,
  codes,
}: Awaited<ReturnType<typeof readBatch>>): Schemas['CodeBatch'] => ({
  id: String(batch.id),
  plan: batch.planName,
  duration: batch.duration,
  price: batch.price,
  count: batch.count,
  used: codes.filter(({ usedAt }) => usedAt !== null).length,
  payment,
  receipt: formatReceiptNumber(receipt),
  created_at: batch.at.toISOString(),
  by,
  codes: codes.map(({ code, usedAt, usedBy, isOn }) => ({
    code: inGroups(code),
    used_at: usedAt?.toISOString() ?? null,
    used_by: usedBy,
    is_on: isOn,
  })),
});
