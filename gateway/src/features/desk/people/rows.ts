import { z } from 'zod';
import { fullAccess } from '../../accounts/index.ts';
import { heldPlans } from '../../plans/index.ts';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { rows } from '../../../rest/lenient-schemas.ts';
import { price } from '../../../rest/taka.ts';
import { flag, idOrLabel, list, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';

const orNull = instant.nullish().transform((at) => at ?? null);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const COMMISSION_STATES = { held: 'HELD', released: 'RELEASED', 'taken back': 'TAKEN_BACK' } as const;
/** Of a commission. */
export const commissionState = z
  .enum(['held', 'released', 'taken back'])
  .transform((state) => COMMISSION_STATES[state]);

const PURCHASE_STATES = { running: 'RUNNING', upcoming: 'UPCOMING', ended: 'ENDED', refunded: 'REFUNDED' } as const;

const person = z
  .object({
    _id: idOrLabel,
    user_id: idOrLabel,
    name: z.string(),
    email: z.string(),
    contact_number: text,
    role: z.enum(['READER', 'AUTHOR', 'REVIEWER', 'ADMIN']),
    created_at: instant,
  })
  .transform(({ _id, user_id, contact_number, created_at, ...row }) => ({
    ...row,
    cursor: _id,
    userId: user_id,
    contactNumber: contact_number,
    createdAt: created_at,
  }));
export type DeskPersonRow = z.output<typeof person>;

/** `{ people: [person], next }`. */
export const peoplePage = pageOf('people', person);
export type PeoplePageRow = z.output<typeof peoplePage>;

const purchase = z
  .object({
    purchase: idOrLabel,
    plan: idOrLabel,
    name: z.string(),
    duration: z.string(),
    price,
    bought_at: instant,
    starts_at: instant,
    ends_at: orNull,
    refunded_at: orNull,
    state: z.enum(['running', 'upcoming', 'ended', 'refunded']).transform((state) => PURCHASE_STATES[state]),
    commission: wholeNumber,
    commission_state: commissionState.nullish(),
    review: z.string().nullish(),
    referrer: deskName.nullish(),
  })
  .transform(({ purchase: id, plan, name, bought_at, starts_at, ends_at, refunded_at, commission_state, ...row }) => ({
    ...row,
    id,
    planId: plan,
    plan: name,
    boughtAt: bought_at,
    startsAt: starts_at,
    endsAt: ends_at,
    refundedAt: refunded_at,
    commissionState: commission_state ?? null,
    inReview: row.review === 'waiting',
  }));

const account = z.object({
  email_verified_at: orNull,
  medical_college: text,
  session: text,
  year: text,
  access_doc: fullAccess,
  referrer: deskName.nullish(),
  referred: wholeNumber,
});

/** `{ person, account, plans, purchases }`. */
export const personRecord = z
  .object({ person, account, plans: heldPlans, purchases: rows(purchase) })
  .transform(({ account: { email_verified_at, medical_college, access_doc, ...facts }, plans, ...record }) => ({
    ...record,
    plans: plans ?? [],
    ...facts,
    emailVerifiedAt: email_verified_at,
    medicalCollege: medical_college,
    hasAccess: access_doc,
  }));
export type PersonRecordRow = z.output<typeof personRecord>;

const grant = z
  .object({
    purchase: idOrLabel,
    duration: z.string(),
    price,
    starts_at: instant,
    ends_at: orNull,
    commission: wholeNumber,
    review_reasons: list(z.string()),
    changed: flag,
  })
  .transform(({ purchase: purchaseId, starts_at, ends_at, review_reasons, ...row }) => ({
    ...row,
    purchaseId,
    startsAt: starts_at,
    endsAt: ends_at,
    reviewReasons: review_reasons,
  }));

/** `{ data: purchase }`. */
export const planGrant = data(grant);
/** `{ data: purchase, plans }`. */
export const refundPreview = z
  .object({ data: grant, plans: heldPlans })
  .transform((body) => ({ refund: body.data, plans: body.plans ?? [] }));
export type RefundPreviewRow = z.output<typeof refundPreview>;
