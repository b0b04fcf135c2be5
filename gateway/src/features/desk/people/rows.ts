import { ROLES } from 'schema/roles.ts';
import { z } from 'zod';
import { fullAccess } from '../../accounts/index.ts';
import { heldPlans } from '../../plans/index.ts';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, ResponseBody, Schemas } from '../../../rest/contract.ts';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { optionalFlag, rows } from '../../../rest/lenient-schemas.ts';
import { price } from '../../../rest/taka.ts';
import { flag, idOrLabel, list, wholeNumber } from '../../../rest/values.ts';
import { deskName } from '../names.ts';
import { pageOf } from '../pages.ts';
import { payment } from '../payments.ts';

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
    role: z.enum(ROLES),
    created_at: instant,
  } satisfies Fields<Schemas['DeskPerson']>)
  .transform(({ _id: cursor, ...row }) => ({ ...toCamelCase(row), cursor }));
export type DeskPersonRow = z.output<typeof person>;

export const peoplePage = pageOf('people', person);
export type PeoplePageRow = z.output<typeof peoplePage>;

const purchase = z
  .object({
    purchase: idOrLabel,
    plan: idOrLabel,
    name: z.string(),
    duration: z.string(),
    price,
    complimentary: z.string().nullish(),
    refunded: wholeNumber.nullish().transform((amount) => amount ?? 0),
    payments: rows(payment)
      .nullish()
      .transform((found) => found ?? []),
    bought_at: instant,
    starts_at: instant,
    ends_at: orNull,
    refunded_at: orNull,
    state: z.enum(['running', 'upcoming', 'ended', 'refunded']).transform((state) => PURCHASE_STATES[state]),
    commission: wholeNumber,
    commission_state: commissionState.nullish().transform((state) => state ?? null),
    review: z.string().nullish(),
    referrer: deskName.nullish(),
  } satisfies Fields<Schemas['PersonPurchase']>)
  .transform(({ purchase: id, plan: planId, name: plan, ...row }) => ({
    ...toCamelCase(row),
    id,
    planId,
    plan,
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
  two_factor: optionalFlag('two_factor'),
} satisfies Fields<Schemas['PersonAccount']>);

export const personRecord = z
  .object({ person, account, plans: heldPlans, purchases: rows(purchase) } satisfies Fields<ResponseBody<'readPerson'>>)
  .transform(({ account: { access_doc: hasAccess, ...facts }, plans, ...record }) => ({
    ...record,
    plans: plans ?? [],
    ...toCamelCase(facts),
    hasAccess,
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
  } satisfies Fields<
    Schemas['Purchase'],
    'plan' | 'complimentary' | 'refunded' | 'bought_at' | 'refunded_at' | 'review'
  >)
  .transform(({ purchase: purchaseId, ...row }) => ({ ...toCamelCase(row), purchaseId }));

export const planGrant = data(grant);
export const refundPreview = z
  .object({ data: grant, plans: heldPlans } satisfies Fields<ResponseBody<'previewRefund'>>)
  .transform((body) => ({ refund: body.data, plans: body.plans ?? [] }));
export type RefundPreviewRow = z.output<typeof refundPreview>;
