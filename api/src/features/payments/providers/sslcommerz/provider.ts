import type { z } from 'zod';
import { toAmount } from '../amounts.ts';
import { callProvider, problemOf, ProviderError, type ProviderRequest, toProblem } from '../call-provider.ts';
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
import { queryAnswer, refundAnswer, sessionAnswer, type Transaction, validationAnswer } from './answers.ts';
import { isSigned } from './signature.ts';

export type SslCommerzSettings = {
  url: string;
  storeId: string;
  storePassword: string;
  /** Where the payer's browser and the provider's notifications go. */
  returnUrl: string;
  notifyUrl: string;
  timeoutMs?: number;
};

const ID = 'sslcommerz';
const TIMEOUT_MS = 20_000;
const MAX_NAME = 50;
const MAX_PHONE = 20;
const MAX_REMARKS = 255;
const SESSION = '/gwprocess/v4/api.php';
const VALIDATION = '/validator/api/validationserverAPI.php';
const MERCHANT = '/validator/api/merchantTransIDvalidationAPI.php';
/** The document asks for an address; nothing is shipped. */
const ADDRESS = { cus_add1: 'Dhaka', cus_city: 'Dhaka', cus_postcode: '1000', cus_country: 'Bangladesh' };
const NO_PHONE = '00000000000';

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  // `PENDING` is not among them: a bank may be about to pay.
  ['UNATTEMPTED', 'PENDING'],
  ['FAILED', 'FAILED'],
  ['CANCELLED', 'CANCELLED'],
  ['EXPIRED', 'EXPIRED'],
]);
const REFUND_STATES: ReadonlyMap<string, ProviderRefund['state']> = new Map([
  ['success', 'SENT'],
  // Also the answer to a refund that was sent before.
  ['processing', 'SENT'],
  ['refunded', 'DONE'],
  ['failed', 'REFUSED'],
  ['cancelled', 'REFUSED'],
]);
const CLAIMS: ReadonlyMap<string, Hint['says']> = new Map([
  ['VALID', 'APPROVED'],
  ['VALIDATED', 'APPROVED'],
  ['CANCELLED', 'CANCELLED'],
]);

const isSuccess = ({ status }: { status: string }) => status === 'VALID' || status === 'VALIDATED';

/** SSLCommerz v4, hosted page: https://developer.sslcommerz.com/doc/v4/. Its answers come with HTTP 200. */
export class SslCommerz implements PaymentProvider {
  readonly id = ID;
  readonly name = 'SSLCommerz';
  readonly #settings: SslCommerzSettings;

  constructor(settings: SslCommerzSettings) {
    this.#settings = settings;
  }

  async create({ reference, amount, title, buyer }: ProviderOrder) {
    const { returnUrl, notifyUrl } = this.#settings;
    const body = new URLSearchParams({
      ...this.#credentials(),
      total_amount: toAmount(amount),
      currency: 'BDT',
      tran_id: reference,
      success_url: returnUrl,
      fail_url: returnUrl,
      cancel_url: returnUrl,
      ipn_url: notifyUrl,
      product_name: title,
      product_category: 'education',
      product_profile: 'non-physical-goods',
      shipping_method: 'NO',
      cus_name: buyer.name.slice(0, MAX_NAME),
      cus_email: buyer.email.slice(0, MAX_NAME),
      cus_phone: (buyer.phone ?? NO_PHONE).slice(0, MAX_PHONE),
      ...ADDRESS,
    });
    const url = new URL(SESSION, this.#settings.url);
    const session = await this.#call({ url, method: 'POST', body, answer: sessionAnswer });
    if (session.status !== 'SUCCESS' || !session.sessionkey || !session.GatewayPageURL) {
      throw new ProviderError(ID, toProblem(session.status));
    }
    return { externalId: session.sessionkey, payUrl: session.GatewayPageURL };
  }

  /** The provider takes the money itself. */
  execute(ref: PaymentRef): Promise<ProviderPayment> {
    return this.query(ref);
  }

  async query({ reference }: PaymentRef): Promise<ProviderPayment> {
    try {
      const { APIConnect, element } = await this.#ask(MERCHANT, { tran_id: reference }, queryAnswer);
      if (APIConnect !== 'DONE') return toPayment('UNCERTAIN', { problem: toProblem(APIConnect) });
      // One for each attempt of the payer.
      const attempts = (element ?? []).filter(({ tran_id }) => tran_id === reference);
      const paid = attempts.find(isSuccess);
      if (paid?.val_id) return await this.#validate(reference, paid.val_id);
      const last = attempts.find(({ status }) => status === 'PENDING') ?? attempts.at(-1);
      return toPayment(last ? (STATES.get(last.status) ?? 'UNCERTAIN') : 'PENDING', {
        problem: last && !STATES.has(last.status) ? toProblem(last.status) : null,
      });
    } catch (error) {
      return toPayment('UNCERTAIN', { problem: problemOf(error) });
    }
  }

  async #validate(reference: string, val_id: string): Promise<ProviderPayment> {
    const answer = await this.#ask(VALIDATION, { val_id }, validationAnswer);
    if (!isSuccess(answer) || !('tran_id' in answer)) {
      return toPayment('UNCERTAIN', { problem: toProblem(answer.status) });
    }
    if (answer.tran_id !== reference) return toPayment('UNCERTAIN', { problem: 'another order' });
    return toPaid(answer);
  }

  async refund({ transaction, key, amount, reason, refundId }: ProviderRefundOrder): Promise<ProviderRefund> {
    const query: Record<string, string> = refundId
      ? { refund_ref_id: refundId }
      : {
          bank_tran_id: transaction,
          refund_trans_id: key,
          refund_amount: toAmount(amount),
          refund_remarks: reason.slice(0, MAX_REMARKS),
        };
    try {
      const { APIConnect, status, refund_ref_id } = await this.#ask(MERCHANT, query, refundAnswer);
      const state = APIConnect === 'DONE' && status ? REFUND_STATES.get(status.toLowerCase()) : undefined;
      const problem = state === 'SENT' || state === 'DONE' ? null : toProblem(status ?? APIConnect);
      return toRefund(state ?? 'UNCERTAIN', { refundId: refund_ref_id ?? refundId, problem });
    } catch (error) {
      return toRefund('UNCERTAIN', { refundId, problem: problemOf(error) });
    }
  }

  readReturn({ query, body }: ProviderCall): Hint | null {
    const form = new URLSearchParams(body.toString('utf8'));
    const id = form.get('tran_id') ?? query.tran_id;
    if (typeof id !== 'string') return null;
    return { by: 'reference', id, says: CLAIMS.get(form.get('status') ?? '') ?? 'FAILED' };
  }

  async readNotification(call: ProviderCall): Promise<Hint | null> {
    const form = new URLSearchParams(call.body.toString('utf8'));
    return isSigned(form, this.#settings.storePassword) ? this.readReturn(call) : null;
  }

  #credentials() {
    return { store_id: this.#settings.storeId, store_passwd: this.#settings.storePassword };
  }

  #ask<Schema extends z.ZodType>(path: string, query: Record<string, string>, answer: Schema) {
    const url = new URL(path, this.#settings.url);
    url.search = new URLSearchParams({ ...query, ...this.#credentials(), v: '1', format: 'json' }).toString();
    return this.#call({ url, answer });
  }

  #call<Schema extends z.ZodType>(request: Omit<ProviderRequest<Schema>, 'provider' | 'timeoutMs'>) {
    return callProvider({ provider: ID, timeoutMs: this.#settings.timeoutMs ?? TIMEOUT_MS, ...request });
  }
}

const toPaid = ({ amount, currency, currency_type, bank_tran_id, card_no, card_type, risk_level }: Transaction) =>
  toPayment(risk_level === '1' ? 'HELD' : 'PAID', {
    paisa: amount,
    // Another currency was converted to Taka: that was not our order.
    currency: currency_type ?? currency,
    transaction: bank_tran_id,
    payer: card_no ?? card_type,
    problem: risk_level === '1' ? 'risk' : null,
  });
