import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import type { PurchaseRow } from './access.ts';
import { manualProvider } from './manual-provider.ts';
import type { Order, PaymentProvider } from './payment-provider.ts';

export type Providers = readonly PaymentProvider[];
/** A payment that was made before the purchase. */
export type PaymentRef = { provider: string; externalId: string };

/** Every way to pay. */
const ALL: Providers = [manualProvider];

function findProvider(name: string, providers: Providers): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new Error(`There is no payment provider ${name}.`);
  return provider;
}

/** The payment of an order, as a purchase records it: the one that was made, or an administrator's. 409 unless it is paid in full. */
export async function takePayment(order: Order, made?: PaymentRef, providers = ALL) {
  const { name, create, verify } = findProvider(made?.provider ?? manualProvider.name, providers);
  const { state, externalId, amount } = await (made ? verify(made.externalId) : create(order));
  if (state !== 'paid' || amount !== order.amount) {
    throw new ApiError(409, 'CONFLICT', `The payment is ${state}: Tk ${amount} of Tk ${order.amount}.`);
  }
  return { provider: name, externalId, paymentState: state };
}

/** The user's purchase that a payment was for; a webhook comes more than once. 409 for one of somebody else. */
export async function purchaseOfPayment(
  tx: Database,
  user: number,
  { provider, externalId }: PaymentRef,
): Promise<PurchaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.provider, provider), eq(purchases.externalId, externalId)));
  if (row && row.user !== user) throw new ApiError(409, 'CONFLICT', 'The payment was for a purchase of another user.');
  return row;
}

/** Gives the payment of a purchase back; 409 unless the provider has done so. */
export async function refundPayment({ provider, externalId, paymentState, price }: PurchaseRow, providers = ALL) {
  const { state } = await findProvider(provider, providers).refund({ externalId, state: paymentState, amount: price });
  if (state !== 'refunded') throw new ApiError(409, 'CONFLICT', `The payment is ${state}: it was not refunded.`);
  return { paymentState: state };
}
