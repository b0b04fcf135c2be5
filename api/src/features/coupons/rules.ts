import type { coupons } from '../../db/schema.ts';
import type { Message } from '../../http/messages.ts';
import { refusals } from './error-messages.ts';

export type Coupon = typeof coupons.$inferSelect;
type Terms = Pick<Coupon, 'share' | 'amount'>;

/** A share of all, in hundredths of a per cent. */
export const WHOLE_SHARE = 10_000;

/**
 * What a coupon takes off a price, in whole Tk, at most the price. What a share leaves to pay is rounded down, in the
 * reader's favour, but only a whole share leaves nothing.
 */
export function discountOf({ share, amount }: Terms, price: number): number {
  if (amount !== null) return Math.min(amount, price);
  const left = price * (WHOLE_SHARE - share!);
  const wholeTk = (left - (left % WHOLE_SHARE)) / WHOLE_SHARE;
  return price - (left > 0 ? Math.max(wholeTk, 1) : 0);
}

type Use = {
  plan: string;
  duration: string;
  /** Of Dhaka, as 2026-11-12. */
  today: string;
  usedByReader: boolean;
};

/** Why the coupon cannot be used; undefined if it can. */
export function refusalOf(coupon: Coupon, { plan, duration, today, usedByReader }: Use): Message | undefined {
  const { isOn, from, until, plans, uses, used, oncePerPerson } = coupon;
  if (!isOn) return refusals.notValid();
  if (from !== null && today < from) return refusals.notYet({ from });
  if (until !== null && today > until) return refusals.over({ until });
  if (oncePerPerson && usedByReader) return refusals.usedByYou();
  if (uses !== null && used >= uses) return refusals.usedUp();
  if (plans.length > 0 && !plans.includes(plan)) return refusals.otherPlan();
  if (coupon.duration !== null && coupon.duration !== duration) {
    return refusals.otherDuration({ duration: coupon.duration });
  }
  return undefined;
}
