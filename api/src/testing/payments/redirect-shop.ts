import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { jobs, orders, payments, purchases, refunds } from '../../db/schema.ts';
import { providerJobs } from '../../features/orders/redirect/jobs.ts';
import { sendRefunds } from '../../features/orders/redirect/refunds.ts';
import { sweepOrders } from '../../features/orders/redirect/sweep.ts';
import type { PaymentProvider } from '../../features/payments/providers/index.ts';
import { JobQueue } from '../../jobs/index.ts';
import { startShop } from '../orders.ts';
import type { Person } from '../people.ts';
import type { Return } from './fake-provider.ts';

const SITE = 'http://localhost:4000';

/** A shop whose providers are asked in the background, with a clock to be set. */
export async function startRedirectShop(providers: PaymentProvider[]) {
  const clock = { now: Date.now() };
  const now = () => new Date(clock.now);
  const shop = await startShop({ providers, now });
  const { api } = shop;
  const dependencies = { ...api.options, db: api.db, now };
  // Schedules would run by the real clock.
  const definitions = providerJobs(dependencies).filter(({ schedule }) => !schedule);
  const queue = new JobQueue({ db: api.db, logger: api.options.logger, definitions });

  const isIdle = async () => (await api.db.$count(jobs, isNull(jobs.failedAt))) === 0;
  /** Until the providers were asked about everything that waits. */
  async function work() {
    queue.wake();
    await expect.poll(isIdle, { interval: 20 }).toBe(true);
  }

  return {
    ...shop,
    clock,
    dependencies,
    queue,
    work,
    async sweep(minutes: number) {
      clock.now += minutes * 60_000;
      await sweepOrders(dependencies);
      await work();
    },
    async sendRefunds(minutes = 0, others = providers) {
      clock.now += minutes * 60_000;
      await sendRefunds({ ...dependencies, providers: others });
    },
    /** The payer's browser, or a provider, calls. */
    call: ({ method, url, form }: Return) =>
      api.call<{ data: { order: string | null } }>(method, url.replace(SITE, ''), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { body: new URLSearchParams(form).toString() }),
      }),
    async start(method: string, buyer?: Person) {
      const person = buyer ?? (await shop.newBuyer());
      const { status, body } = await shop.order(person, { method });
      expect(status).toBe(201);
      return { buyer: person, id: body.data.id, payUrl: body.data.pay_url!, amount: body.data.amount };
    },
    stored: async (id: string) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!,
    moneyOf: (id: string) => api.db.select().from(payments).where(eq(payments.order, id)),
    purchasesOf: ({ id }: Person) =>
      api.db
        .select()
        .from(purchases)
        .where(eq(purchases.user, Number(id))),
    refundsOf: (id: string) =>
      api.db
        .select()
        .from(refunds)
        .where(and(eq(refunds.order, id))),
    close: async () => {
      await queue.stop();
      await api.close();
    },
  };
}

export type RedirectShop = Awaited<ReturnType<typeof startRedirectShop>>;
