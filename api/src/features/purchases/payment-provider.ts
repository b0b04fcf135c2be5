import type { purchases } from '../../db/schema.ts';

type State = (typeof purchases.$inferSelect)['paymentState'];

/** A payment as its provider has it. `externalId` is the provider's own id, null where it has none; `amount` is whole Tk. */
export type Payment = { externalId: string | null; state: State; amount: number };

/** What a buyer pays for. */
export type Order = { userId: string; plan: string; duration: string; amount: number };

/** A call of the provider, with its body as it came: signatures are of bytes. */
export type WebhookCall = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer };

/**
 * Who takes the money for a purchase. Calls are made with the buyer's row locked: they answer within seconds, and repeating
 * one changes nothing, for the transaction around it may be undone.
 */
export type PaymentProvider = {
  /** Recorded with each purchase: never changes. */
  name: string;
  /** Opens a payment. One that is still pending has a page where the buyer pays. */
  create: (order: Order) => Promise<Payment & { payAt?: string }>;
  /** Asks for the state of a payment; what a buyer or a webhook claims is not enough. */
  verify: (externalId: string) => Promise<Payment>;
  /** Gives all of a payment back. */
  refund: (payment: Payment) => Promise<Payment>;
  /** The payment that a call tells of; null where the call is not the provider's. */
  webhook: (call: WebhookCall) => Promise<Payment | null>;
};
