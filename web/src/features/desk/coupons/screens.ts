import { lazyPage } from '../../../components/lazy-page.ts';
import { t } from '../messages/index.ts';
import { couponPaths } from './paths.ts';

const MONEY = ['MONEY'] as const;
/** A coupon is a price. */
const PRICES = [...MONEY, 'CONTENT_WRITE'] as const;
const Coupon = lazyPage(async () => (await import('./CouponPage.tsx')).CouponPage);

export const couponScreens = [
  {
    path: couponPaths.coupons,
    needs: MONEY,
    Page: lazyPage(async () => (await import('./CouponsPage.tsx')).CouponsPage),
    entry: { group: 'PEOPLE' as const, title: () => t('desk.couponsEntry'), hint: () => t('desk.couponsEntryHint') },
  },
  { path: couponPaths.coupon, needs: PRICES, Page: Coupon },
  { path: couponPaths.newCoupon, needs: PRICES, Page: Coupon },
  {
    path: couponPaths.codes,
    needs: MONEY,
    Page: lazyPage(async () => (await import('./batches/BatchesPage.tsx')).BatchesPage),
    entry: { group: 'PEOPLE' as const, title: () => t('desk.codesEntry'), hint: () => t('desk.codesEntryHint') },
  },
  {
    path: couponPaths.newCodes,
    needs: MONEY,
    Page: lazyPage(async () => (await import('./batches/NewCodesPage.tsx')).NewCodesPage),
  },
  {
    path: couponPaths.batch,
    needs: MONEY,
    Page: lazyPage(async () => (await import('./batches/BatchPage.tsx')).BatchPage),
  },
  {
    path: couponPaths.batchReceipt,
    needs: MONEY,
    Page: lazyPage(async () => (await import('./batches/BatchPage.tsx')).BatchReceiptPage),
  },
];
