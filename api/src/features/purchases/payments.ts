import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import type { PurchaseRow } from './access.ts';
import { manualProvider } from './manual-provider.ts';
import type { Order, PaymentProvider } from './payment-provider.ts';
import { errorMessages } from './error-messages.ts';

export type Providers = readonly PaymentProvider[];
export type PaymentRef = { provider: string; externalId: string };

const ALL: Providers = [manualProvider];

/** For a preview: a database takes back what a provider does not. */
export const withoutMoney = (providers = ALL): Providers =>
  providers.map((provider) => ({ ...provider, create: manualProvider.create, refund: manualProvider.refund }));

function findProvider(name: string, providers: Providers): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new Error(`There is no payment provider ${name}.`);
  return provider;
}

/** Throws 409 unless it is paid in full. */
export async function takePayment(order: Order, ref?: PaymentRef, providers = ALL) {
  const { name, create, verify } = findProvider(ref?.provider ?? manualProvider.name, providers);
  const { state, externalId, amount } = await (ref ? verify(ref.externalId) : create(order));
  if (state !== 'paid' || amount !== order.amount) {
    throw conflict(errorMessages.notPaid({ state, paid: amount, price: order.amount }));
  }
  return { provider: name, externalId, paymentState: state };
}

/** The purchase that a payment was for, since webhooks repeat. Throws 409 if it is another user's. */
export async function purchaseOfPayment(
  tx: Database,
  user: number,
  { provider, externalId }: PaymentRef,
): Promise<PurchaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.provider, provider), eq(purchases.externalId, externalId)));
  if (row && row.user !== user) throw conflict(errorMessages.anotherBuyer());
  return row;
}

/** Throws 409 unless the provider has refunded it. */
export async function refundPayment({ provider, externalId, paymentState, price }: PurchaseRow, providers = ALL) {
  const { state } = await findProvider(provider, providers).refund({ externalId, state: paymentState, amount: price });
  if (state !== 'refunded') throw conflict(errorMessages.notRefunded({ state }));
  return { paymentState: state };
}
