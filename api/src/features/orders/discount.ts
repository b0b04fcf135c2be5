import type { Database } from '../../db/connection.ts';
import { badRequest } from '../../http/errors.ts';
import { errorMessages } from './error-messages.ts';

type Discounted = { order: string; user: number; plan: string; price: number; at: Date };

/** A code as it is stored. */
export const normaliseCoupon = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** Reserves a use of the coupon for the order, and returns what it takes off, in whole Tk. Throws 400 and 409. */
export async function reserveCoupon(_tx: Database, coupon: string | null, _order: Discounted): Promise<number> {
  if (coupon !== null) throw badRequest(errorMessages.noCoupon(), 'coupon');
  return 0;
}

/** Gives the uses of orders that came to nothing back. */
export async function releaseCoupons(_tx: Database, _orders: readonly string[]): Promise<void> {}

/** Takes the use again for an order that came to nothing and is paid after all. Throws 409 if there is none left. */
export async function retakeCoupon(_tx: Database, _order: string): Promise<void> {}
