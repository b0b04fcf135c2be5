import { pathUnder } from '../../../components/path-under.ts';
import { paths } from '../../studio/shell/index.ts';

const COUPONS = `${paths.desk}/coupons`;
const CODES = `${paths.desk}/codes`;

export const couponPaths = {
  coupons: COUPONS,
  newCoupon: `${paths.desk}/new-coupon`,
  coupon: `${COUPONS}/:code`,
  codes: CODES,
  newCodes: `${paths.desk}/new-codes`,
  batch: `${CODES}/:id`,
  batchReceipt: `${CODES}/:id/receipt`,
} as const;

export const couponPath = pathUnder(COUPONS);
export const batchPath = pathUnder(CODES);
export const batchReceiptPath = (id: string) => `${batchPath(id)}/receipt`;
