import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/connection.ts';
import { orders } from '../../../db/schema.ts';
import { ApiError } from '../../../http/errors.ts';
import { findUser } from '../../accounts/index.ts';
import { type PaymentProvider, ProviderError } from '../../payments/providers/index.ts';
import type { RedirectMethod } from '../methods.ts';
import { amountOf, type OrderRow } from '../order.ts';
import { findOrder } from '../store.ts';
import { errorMessages } from './messages.ts';
import { toReference } from './payment-ref.ts';

const RETRY_AFTER_S = 10;

export type RedirectDependencies = { db: Database; logger: Logger; providers: readonly PaymentProvider[] };

export const redirectMethods = ({ providers, ...dependencies }: RedirectDependencies): RedirectMethod[] =>
  providers.map((provider) => ({
    kind: 'REDIRECT',
    id: provider.id,
    name: provider.name,
    begin: (order) => begin(dependencies, provider, order),
  }));

/** Throws 503 where the provider does not answer. */
async function begin(
  { db, logger }: Omit<RedirectDependencies, 'providers'>,
  provider: PaymentProvider,
  order: OrderRow,
): Promise<OrderRow> {
  if (order.payUrl !== null) return order;
  const reference = toReference(order.code, await countAttempt(db, order));
  const { userId, name, email, contactNumber } = (await findUser(db, order.user))!;
  try {
    const { externalId, payUrl } = await provider.create({
      reference,
      amount: amountOf(order),
      title: `${order.planName}, ${order.duration}`,
      buyer: { userId, name, email, phone: contactNumber || null },
    });
    return await storePayment(db, order, { externalId, payUrl, reference });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ provider: provider.id, order: order.id, problem: error.problem }, 'no payment was made');
    const text = errorMessages.providerDown({ provider: provider.name });
    throw new ApiError(503, 'UNAVAILABLE', text, { retryAfterS: RETRY_AFTER_S });
  }
}

/** Each attempt has a reference of its own: a provider may refuse one that it has seen. */
async function countAttempt(db: Database, { id }: OrderRow): Promise<number> {
  const attempts = sql<number>`coalesce((${orders.providerData}->>'attempts')::int, 0) + 1`;
  const [row] = await db
    .update(orders)
    .set({ providerData: sql`${orders.providerData} || jsonb_build_object('attempts', ${attempts})` })
    .where(eq(orders.id, id))
    .returning({ attempts: sql<number>`(${orders.providerData}->>'attempts')::int` });
  return row!.attempts;
}

/** Of two calls at once the first one counts. Nobody was shown the other's page. */
async function storePayment(
  db: Database,
  { id }: OrderRow,
  { externalId, payUrl, reference }: { externalId: string; payUrl: string; reference: string },
): Promise<OrderRow> {
  const providerData = sql`${orders.providerData} || jsonb_build_object('reference', ${reference}::text)`;
  const [row] = await db
    .update(orders)
    .set({ externalId, payUrl, providerData })
    .where(and(eq(orders.id, id), isNull(orders.payUrl)))
    .returning();
  return row ?? (await findOrder(db, id))!;
}
