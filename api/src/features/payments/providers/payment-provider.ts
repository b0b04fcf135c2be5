export type PaymentState =
  | 'PENDING'
  /** The payer has agreed; the money moves when it is executed. */
  | 'APPROVED'
  | 'PAID'
  /** Paid, but the provider advises to look at the payer first. */
  | 'HELD'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED'
  /** The provider did not say, or not clearly. Ask again later. */
  | 'UNCERTAIN';

/** What the provider says about a payment. */
export type ProviderPayment = {
  state: PaymentState;
  paisa: number | null;
  currency: string | null;
  /** The id that the payer and the provider know it by. */
  transaction: string | null;
  payer: string | null;
  /** The provider's code, for the desk and the log. */
  problem: string | null;
};

export type ProviderOrder = {
  /** Ours: at most 30 letters and digits, no other order has it. */
  reference: string;
  /** Whole Tk. */
  amount: number;
  title: string;
  buyer: { userId: string; name: string; email: string; phone: string | null };
};

/** `externalId` is the provider's. */
export type PaymentRef = { reference: string; externalId: string };

export type ProviderRefundOrder = PaymentRef & {
  /** Of the payment. */
  transaction: string;
  /** Ours, as `reference`: a refund that is sent again under it pays back once. */
  key: string;
  /** Whole Tk. */
  amount: number;
  reason: string;
  /** The provider's id of the refund, once it is known. */
  refundId: string | null;
  /** Whether it was sent before, or may have been. */
  wasSent: boolean;
};

export type ProviderRefund = {
  /** SENT: the provider has taken it on. UNCERTAIN: send it again later. */
  state: 'SENT' | 'DONE' | 'REFUSED' | 'UNCERTAIN';
  refundId: string | null;
  problem: string | null;
};

/** A call from outside. The body is raw, because signatures are of bytes. */
export type ProviderCall = {
  query: Readonly<Record<string, unknown>>;
  body: Buffer;
};

/** Which payment to ask the provider about. It proves nothing: anybody may have sent it. */
export type Hint = {
  by: keyof PaymentRef;
  id: string;
  /** What the payer is said to have done. */
  says: 'APPROVED' | 'FAILED' | 'CANCELLED';
};

/** Each call may take half a minute: hold no lock, transaction or connection during one. */
export type PaymentProvider = {
  /** Stored with each order: never change it. */
  id: string;
  name: string;
  /** Throws `ProviderError`. */
  create: (order: ProviderOrder) => Promise<{ externalId: string; payUrl: string }>;
  /** Takes the money if the payer has approved it. May be repeated. */
  execute: (ref: PaymentRef) => Promise<ProviderPayment>;
  query: (ref: PaymentRef) => Promise<ProviderPayment>;
  /** Sends a refund, or says what became of one that was sent before. */
  refund: (order: ProviderRefundOrder) => Promise<ProviderRefund>;
  /** The payer's browser comes back. */
  readReturn: (call: ProviderCall) => Hint | null;
  /** Null if the provider did not send it, or it says nothing about a payment. */
  readNotification: (call: ProviderCall) => Promise<Hint | null>;
};

/** Whether the order is paid: to the paisa, in Taka. */
export const isPaidInFull = ({ state, paisa, currency }: ProviderPayment, { amount }: { amount: number }): boolean =>
  state === 'PAID' && paisa === amount * 100 && currency === 'BDT';

const UNKNOWN = { paisa: null, currency: null, transaction: null, payer: null, problem: null };

export const toPayment = (state: PaymentState, known: Partial<ProviderPayment> = {}): ProviderPayment => ({
  ...UNKNOWN,
  ...known,
  state,
});

export const toRefund = (
  state: ProviderRefund['state'],
  { refundId = null, problem = null }: Partial<ProviderRefund> = {},
): ProviderRefund => ({ state, refundId, problem });
