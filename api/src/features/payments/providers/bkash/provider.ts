import { z } from 'zod';
import { toAmount } from '../amounts.ts';
import { problemOf, ProviderError } from '../call-provider.ts';
import {
  type Hint,
  type PaymentProvider,
  type PaymentRef,
  type PaymentState,
  type ProviderCall,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderRefundOrder,
  toPayment,
  toRefund,
} from '../payment-provider.ts';
import { createAnswer, type PaymentAnswer, paymentAnswer, refundAnswer, refundStatusAnswer } from './answers.ts';
import { BkashClient, type BkashClientOptions, codeOf, ID } from './client.ts';
import type { SnsTopic } from './sns.ts';

export type BkashOptions = BkashClientOptions & {
  /** Where the payer's browser comes back. */
  returnUrl: string;
  /** Without one bKash sends no notifications. */
  topic?: SnsTopic | undefined;
};

/** Payment without an agreement. */
const MODE = '0011';
const MAX_TEXT = 255;
const LIFE_MS = 24 * 3_600_000;

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['Completed', 'PAID'],
  ['Initiated', 'PENDING'],
  ['Cancelled', 'CANCELLED'],
  ['Canceled', 'CANCELLED'],
  ['Declined', 'FAILED'],
  ['Failed', 'FAILED'],
  ['Expired', 'EXPIRED'],
]);
/** Of what an execution is answered; every other code leaves open whether the money moved. */
const CODES: ReadonlyMap<string, PaymentState> = new Map([
  ['2014', 'FAILED'],
  ['2015', 'FAILED'],
  // Insufficient balance.
  ['2023', 'FAILED'],
  ['2069', 'CANCELLED'],
]);
/** The payer has not approved it yet, or it is over. */
const NOT_APPROVED = new Set(['2056', '2060']);
/** Transaction not found. */
const NO_REFUND = '2033';
const COMPLETED = 'Completed';
const SIGNS = /[<>&]/g;
const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?::\d{1,3})? ?GMT ?([+-]\d{2}):?(\d{2})$/;
const CLAIMS: ReadonlyMap<unknown, Hint['says']> = new Map([
  ['success', 'APPROVED'],
  ['failure', 'FAILED'],
  ['cancel', 'CANCELLED'],
]);

const notification = z.object({ merchantInvoiceNumber: z.string().max(MAX_TEXT) });

export class Bkash implements PaymentProvider {
  readonly id = ID;
  readonly name = 'bKash';
  readonly #options: BkashOptions;
  readonly #client: BkashClient;

  constructor(options: BkashOptions) {
    this.#options = options;
    this.#client = new BkashClient(options);
  }

  async create({ reference, amount, buyer }: ProviderOrder) {
    const body = {
      mode: MODE,
      payerReference: buyer.userId,
      callbackURL: this.#options.returnUrl,
      amount: toAmount(amount),
      currency: 'BDT',
      intent: 'sale',
      merchantInvoiceNumber: reference,
    };
    const answer = await this.#client.call('create', body, createAnswer);
    const { paymentID: externalId, bkashURL: payUrl } = answer;
    if (!externalId || !payUrl) throw new ProviderError(ID, codeOf(answer) ?? 'unreadable');
    return { externalId, payUrl };
  }

  async execute(ref: PaymentRef): Promise<ProviderPayment> {
    let problem: string | null;
    try {
      const answer = await this.#client.call('execute', { paymentID: ref.externalId }, paymentAnswer);
      problem = codeOf(answer);
      if (problem === null) return this.#toPayment(ref, answer);
      const state = CODES.get(problem);
      if (state) return toPayment(state, { problem });
    } catch (error) {
      problem = problemOf(error);
    }
    return this.#queryAfter(ref, problem);
  }

  /** Once bKash is paid it is paid, whatever else it says. Before, an execution may still be under way. */
  async #queryAfter(ref: PaymentRef, problem: string): Promise<ProviderPayment> {
    const payment = await this.query(ref);
    const isOpen = payment.state === 'PENDING' || payment.state === 'APPROVED';
    if (!isOpen) return payment;
    return toPayment(NOT_APPROVED.has(problem) ? 'PENDING' : 'UNCERTAIN', { problem });
  }

  async query(ref: PaymentRef): Promise<ProviderPayment> {
    try {
      const answer = await this.#client.call('status', { paymentID: ref.externalId }, paymentAnswer);
      const problem = codeOf(answer);
      return problem === null ? this.#toPayment(ref, answer) : toPayment('UNCERTAIN', { problem });
    } catch (error) {
      return toPayment('UNCERTAIN', { problem: problemOf(error) });
    }
  }

  #toPayment({ reference, externalId }: PaymentRef, answer: PaymentAnswer): ProviderPayment {
    if (answer.paymentID !== externalId || (answer.merchantInvoiceNumber ?? reference) !== reference) {
      return toPayment('UNCERTAIN', { problem: 'another payment' });
    }
    const state = STATES.get(answer.transactionStatus ?? '') ?? 'UNCERTAIN';
    if (state === 'PENDING') {
      // `paymentID` is good for a day.
      if (this.#options.now() - toTime(answer.paymentCreateTime) > LIFE_MS) return toPayment('EXPIRED');
      return toPayment(isApproved(answer) ? 'APPROVED' : 'PENDING');
    }
    return toPayment(state, {
      paisa: answer.amount ?? null,
      currency: answer.currency,
      transaction: answer.trxID,
      payer: answer.customerMsisdn,
      problem: state === 'UNCERTAIN' ? 'unknown status' : null,
    });
  }

  /** bKash has no key for refunds. What was sent before is recognised by `sku`. */
  async refund(order: ProviderRefundOrder): Promise<ProviderRefund> {
    try {
      const before = order.wasSent ? await this.#findRefund(order) : null;
      if (before) return before;
    } catch (error) {
      return toRefund('UNCERTAIN', { problem: problemOf(error) });
    }
    try {
      const answer = await this.#client.call('refund', toRefundBody(order), refundAnswer);
      const { refundTrxId: refundId, refundTransactionStatus: status } = answer;
      if (status === COMPLETED && refundId) return toRefund('DONE', { refundId });
      const problem = codeOf(answer);
      return toRefund(problem ? 'REFUSED' : 'UNCERTAIN', { refundId, problem: problem ?? 'unknown status' });
    } catch (error) {
      const problem = problemOf(error);
      // It may have come too late for an answer.
      const sent = await this.#findRefund(order).catch(() => null);
      return sent ?? toRefund('UNCERTAIN', { problem });
    }
  }

  async #findRefund({ externalId, transaction, key, amount }: ProviderRefundOrder): Promise<ProviderRefund | null> {
    const body = { paymentId: externalId, trxId: transaction };
    const answer = await this.#client.call('refundStatus', body, refundStatusAnswer);
    const problem = codeOf(answer);
    if (problem && problem !== NO_REFUND) throw new ProviderError(ID, problem);
    const refunds = answer.refundTransactions ?? [];
    const own = refunds.find(({ sku }) => sku === key);
    if (own) {
      const isDone = own.refundTransactionStatus === COMPLETED;
      return toRefund(isDone ? 'DONE' : 'SENT', { refundId: own.refundTrxId });
    }
    // An answer without `sku` may be about this refund: a person has to look.
    const isSimilar = refunds.some(({ sku, refundAmount }) => sku === null && refundAmount === amount * 100);
    return isSimilar ? toRefund('UNCERTAIN', { problem: 'a refund of this amount' }) : null;
  }

  readReturn({ query }: ProviderCall): Hint | null {
    const { paymentID: id, status } = query;
    return typeof id === 'string' ? { by: 'externalId', id, says: CLAIMS.get(status) ?? 'FAILED' } : null;
  }

  async readNotification({ body }: ProviderCall): Promise<Hint | null> {
    const message = await this.#options.topic?.read(body);
    if (!message) return null;
    try {
      const { merchantInvoiceNumber: id } = notification.parse(JSON.parse(message));
      return { by: 'reference', id, says: 'APPROVED' };
    } catch {
      return null;
    }
  }
}

const isApproved = ({ userVerificationStatus, verificationStatus }: PaymentAnswer) =>
  (userVerificationStatus ?? verificationStatus) === 'Complete';

const toRefundBody = ({ externalId, transaction, key, amount, reason }: ProviderRefundOrder) => ({
  paymentId: externalId,
  trxId: transaction,
  refundAmount: toAmount(amount),
  sku: key,
  reason: reason.replaceAll(SIGNS, ' ').slice(0, MAX_TEXT),
});

/** `2019-08-07T11:12:34:978 GMT+0600`; now if it is something else. */
function toTime(text: string | null): number {
  const [, time, hours, minutes] = TIME.exec(text ?? '') ?? [];
  return time ? Date.parse(`${time}${hours}:${minutes}`) : Infinity;
}
