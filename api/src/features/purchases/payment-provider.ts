import type { purchases } from '../../db/schema.ts';

type State = (typeof purchases.$inferSelect)['paymentState'];

/** `externalId` is the provider's id, null if it has none; `amount` is whole Tk. */
export type Payment = { externalId: string | null; state: State; amount: number };

export type Order = { userId: string; plan: string; duration: string; amount: number };

/** The body is raw, because signatures are of bytes. */
export type WebhookCall = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer };

/** Called with the buyer's row locked: respond within seconds. Idempotent, since the transaction may roll back. */
export type PaymentProvider = {
  /** Stored with each purchase: never change it. */
  name: string;
  /** A payment that is still pending has a page where the buyer pays. */
  create: (order: Order) => Promise<Payment & { payAt?: string }>;
  /** Asks the provider: the claim of a buyer or a webhook is not enough. */
  verify: (externalId: string) => Promise<Payment>;
  refund: (payment: Payment) => Promise<Payment>;
  /** Null if the call is not from the provider. */
  webhook: (call: WebhookCall) => Promise<Payment | null>;
};
