import { readNumber } from 'text/number.ts';
import type { CouponInput } from '../../../graphql.generated.ts';
import type { DeskCouponFragment } from './coupons.generated.ts';
import { t } from './messages/index.ts';

/** Numbers as they are typed. */
export type CouponForm = {
  code: string;
  kind: 'SHARE' | 'AMOUNT';
  percent: string;
  taka: string;
  plans: string[];
  from: string;
  until: string;
  uses: string;
  oncePerPerson: boolean;
  isOn: boolean;
};

export const emptyCoupon: CouponForm = {
  code: '',
  kind: 'SHARE',
  percent: '',
  taka: '',
  plans: [],
  from: '',
  until: '',
  uses: '',
  oncePerPerson: true,
  isOn: true,
};

/** Hundredths of a per cent are the finest share. */
const FINEST = 100;
const MAX_PERCENT = 100;
const MAX_TAKA = 9_999_999;
const MAX_USES = 1_000_000;

export const percentOf = (share: number) => Math.round(share * MAX_PERCENT * FINEST) / FINEST;

export const toForm = (coupon: DeskCouponFragment): CouponForm => ({
  code: coupon.code,
  kind: coupon.share === null ? 'AMOUNT' : 'SHARE',
  percent: coupon.share === null ? '' : String(percentOf(coupon.share)),
  taka: coupon.amount === null ? '' : String(coupon.amount),
  plans: [...coupon.plans],
  from: coupon.from ?? '',
  until: coupon.until ?? '',
  uses: coupon.uses === null ? '' : String(coupon.uses),
  oncePerPerson: coupon.oncePerPerson,
  isOn: coupon.isOn,
});

const isWhole = (text: string, [min, max]: [number, number]) => {
  const value = readNumber(text.trim()) ?? NaN;
  return Number.isInteger(value) && value >= min && value <= max;
};

function isPercent(text: string): boolean {
  const value = readNumber(text.trim()) ?? NaN;
  return value > 0 && value <= MAX_PERCENT && Math.round(value * FINEST) / FINEST === value;
}

/** What is wrong, by field. `used`: how often it was used. */
export function checkCoupon(form: CouponForm, used: number): Partial<Record<keyof CouponForm, string>> {
  const { code, kind, percent, taka, from, until, uses } = form;
  const hasUses = uses.trim() !== '';
  return {
    ...(!/^[A-Za-z0-9]{4,24}$/.test(code.replaceAll(/[\s-]/g, '')) && { code: t('desk.couponBadCode') }),
    ...(kind === 'SHARE' && !isPercent(percent) && { percent: t('desk.couponBadPercent') }),
    ...(kind === 'AMOUNT' && !isWhole(taka, [1, MAX_TAKA]) && { taka: t('desk.couponBadTaka') }),
    ...(from && until && until < from && { until: t('desk.couponBadDays') }),
    ...(hasUses && !isWhole(uses, [1, MAX_USES]) && { uses: t('desk.couponBadUses') }),
    ...(hasUses && isWhole(uses, [1, used - 1]) && { uses: t('desk.couponTooFewUses', { used }) }),
  };
}

export function toInput({ code, kind, percent, taka, from, until, uses, ...rest }: CouponForm): CouponInput {
  return {
    code: code.replaceAll(/\s/g, ''),
    ...(kind === 'SHARE'
      ? { share: Math.round(readNumber(percent.trim())! * FINEST) / (MAX_PERCENT * FINEST) }
      : { amount: readNumber(taka.trim())! }),
    ...(from && { from }),
    ...(until && { until }),
    ...(uses.trim() && { uses: readNumber(uses.trim())! }),
    ...rest,
  };
}
