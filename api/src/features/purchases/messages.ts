import { readableDate } from '../../readable-date.ts';
import type { PurchaseRow } from './access.ts';

const untilOf = ({ endsAt }: PurchaseRow) => (endsAt ? `until ${readableDate(endsAt)}` : 'without end');

/** What a buyer is told of a purchase. */
export function purchaseNews(purchase: PurchaseRow, now: Date) {
  const { planName, duration, price, startsAt } = purchase;
  const opens =
    startsAt > now
      ? `starts on ${readableDate(startsAt)}, when your present plan ends, and is then open ${untilOf(purchase)}`
      : `is open ${untilOf(purchase)}`;
  return {
    title: 'Purchase completed',
    message: `Your plan ${planName} (${duration}) for Tk ${price} ${opens}.`,
  };
}

/** What is left after a refund: the purchase that runs now, or access that an administrator opened. */
export type Left = { running: PurchaseRow | undefined; hasAccess: boolean };

/** What a buyer is told of a refund, as it was before it. */
export function refundNews(purchase: PurchaseRow, { running, hasAccess }: Left, now: Date) {
  const { planName, price, startsAt, closedAt } = purchase;
  return {
    title: 'Purchase refunded',
    message: `Your plan ${planName} was refunded: Tk ${price}. ${accessNews()}`,
  };

  function accessNews() {
    if (closedAt !== null) return 'Its access had ended before.';
    const isOpen = running && `Your plan ${running.planName} is open ${untilOf(running)}.`;
    if (startsAt > now) return ['It had not started yet.', isOpen].filter(Boolean).join(' ');
    if (isOpen) return isOpen;
    return hasAccess ? 'Your account stays open.' : 'Its access has ended.';
  }
}
