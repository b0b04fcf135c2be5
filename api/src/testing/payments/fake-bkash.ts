import { randomBytes } from 'node:crypto';
import express from 'express';
import {
  type FakeProvider,
  type FakeRefund,
  Faults,
  guardOperation,
  listen,
  type Operation,
  payPage,
  type PayerAction,
  type Return,
} from './fake-provider.ts';

export const BKASH_ACCOUNT = {
  appKey: 'fake-app-key',
  appSecret: 'fake-app-secret-7f3a',
  username: 'fake-user-01711',
  password: 'fake-password-9c1d',
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CHECKOUT = '/v1.2.0-beta/tokenized/checkout';
const REFUND = '/v2/tokenized-checkout/refund/payment';

type Payment = {
  paymentID: string;
  invoice: string;
  amount: string;
  callbackURL: string;
  createdAt: number;
  isApproved: boolean;
  hasMoney: boolean;
  trxID: string | null;
  refunds: (FakeRefund & { refundTrxId: string; reason: string })[];
};

const newId = () => randomBytes(5).toString('hex').toUpperCase();
/** `2019-08-07T11:12:34:978 GMT+0600` */
const writeTime = (at: number) => `${new Date(at + 6 * HOUR_MS).toISOString().slice(0, -1).replace('.', ':')} GMT+0600`;
const paisaOf = (amount: string) => Math.round(Number(amount) * 100);

export type FakeBkash = FakeProvider & {
  /** Tokens that were granted no longer count. */
  expireTokens: () => void;
};

/** Speaks https://developer.bka.sh, "Tokenized (without agreement)", with HTTP 200 for business errors. */
export async function startFakeBkash({ port = 0, now = Date.now } = {}): Promise<FakeBkash> {
  const faults = new Faults();
  const calls = new Map<Operation, number>();
  const payments = new Map<string, Payment>();
  const tokens = new Map<string, number>();
  const grants: number[] = [];
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json(), express.urlencoded({ extended: false }));
  const guard = (operation: Operation) => guardOperation({ faults, calls }, operation);

  app.post(`${CHECKOUT}/token/grant`, guard('token'), (request, response) => {
    const { username, password } = request.headers;
    const { app_key, app_secret } = request.body as Record<string, string>;
    const isOurs = username === BKASH_ACCOUNT.username && password === BKASH_ACCOUNT.password;
    if (!isOurs || app_key !== BKASH_ACCOUNT.appKey || app_secret !== BKASH_ACCOUNT.appSecret) {
      return void response.json({ statusCode: '2001', statusMessage: 'Invalid App Key' });
    }
    grants.push(now());
    if (grants.filter((at) => at > now() - HOUR_MS).length > 2) {
      return void response.status(403).json({ message: 'Forbidden' });
    }
    const id_token = randomBytes(24).toString('base64url');
    tokens.set(id_token, now() + HOUR_MS);
    response.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      id_token,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'r',
    });
  });

  app.use([CHECKOUT, REFUND], (request, response, next) => {
    const isOpen = (tokens.get(request.headers.authorization ?? '') ?? 0) > now();
    if (!isOpen) return void response.status(401).json({ message: 'The incoming token has expired' });
    if (request.headers['x-app-key'] !== BKASH_ACCOUNT.appKey) return void response.status(403).json({});
    next();
  });

  app.post(`${CHECKOUT}/create`, guard('create'), (request, response) => {
    const {
      amount,
      callbackURL,
      merchantInvoiceNumber: invoice,
      mode,
      currency,
      intent,
    } = request.body as Record<string, string>;
    if (mode !== '0011' || currency !== 'BDT' || intent !== 'sale' || !/^\d+\.\d\d$/.test(amount!)) {
      return void response.json({ statusCode: '2065', statusMessage: 'Mandatory field missing' });
    }
    if (!/^[^<>&]{1,255}$/.test(invoice!))
      return void response.json({ statusCode: '2031', statusMessage: 'Invalid merchant invoice number' });
    if ([...payments.values()].some((one) => one.invoice === invoice)) {
      return void response.json({ statusCode: '2029', statusMessage: 'Duplicate for all transactions' });
    }
    const paymentID = `TR0011${newId()}`;
    const payment: Payment = {
      paymentID,
      invoice: invoice!,
      amount: amount!,
      callbackURL: callbackURL!,
      createdAt: now(),
      isApproved: false,
      hasMoney: true,
      trxID: null,
      refunds: [],
    };
    payments.set(paymentID, payment);
    const back = (status: string) => `${callbackURL}?paymentID=${paymentID}&status=${status}`;
    response.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      paymentID,
      bkashURL: `${server.url}/pay?paymentID=${paymentID}`,
      callbackURL,
      successCallbackURL: back('success'),
      failureCallbackURL: back('failure'),
      cancelledCallbackURL: back('cancel'),
      ...describe(payment),
    });
  });

  const describe = (payment: Payment) => ({
    amount: payment.trxID ? (faults.amount ?? payment.amount) : payment.amount,
    currency: faults.currency ?? 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: payment.invoice,
    paymentCreateTime: writeTime(payment.createdAt),
    transactionStatus: payment.trxID ? 'Completed' : 'Initiated',
    ...(payment.trxID && { trxID: payment.trxID, customerMsisdn: '01770618575', payerReference: '01770618575' }),
  });

  app.post(`${CHECKOUT}/execute`, guard('execute'), (request, response) => {
    const payment = payments.get((request.body as { paymentID: string }).paymentID);
    const refuse = (statusCode: string, statusMessage: string) => void response.json({ statusCode, statusMessage });
    if (!payment) return refuse('2002', 'Invalid Payment ID');
    if (payment.trxID) return refuse('2062', 'The payment has already been completed');
    if (now() - payment.createdAt > DAY_MS) return refuse('2056', 'Invalid Payment State');
    if (!payment.isApproved) return refuse('2060', "Payment execution pre-requisite hasn't been met");
    if (!payment.hasMoney) return refuse('2023', 'Insufficient Balance');
    payment.trxID = newId();
    response.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      paymentID: payment.paymentID,
      ...describe(payment),
    });
  });

  app.post(`${CHECKOUT}/payment/status`, guard('query'), (request, response) => {
    const payment = payments.get((request.body as { paymentID: string }).paymentID);
    if (!payment) return void response.json({ statusCode: '2002', statusMessage: 'Invalid Payment ID' });
    const { paymentID, isApproved } = payment;
    const userVerificationStatus = isApproved ? 'Complete' : 'Incomplete';
    response.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      paymentID,
      userVerificationStatus,
      ...describe(payment),
    });
  });

  const findPaid = (body: Record<string, string>) => {
    const payment = payments.get(body.paymentId!);
    return payment?.trxID && payment.trxID === body.trxId ? payment : undefined;
  };

  app.post(`${REFUND}/transaction`, guard('refund'), (request, response) => {
    const body = request.body as Record<string, string>;
    const payment = findPaid(body);
    const refuse = (externalCode: string) =>
      void response.json({ internalCode: 'error', externalCode, errorMessageEn: 'No', errorMessageBn: 'না' });
    if (!payment) return refuse('2033');
    const before = payment.refunds.reduce((sum, one) => sum + one.amount, 0);
    const amount = paisaOf(body.refundAmount!);
    if (before + amount > paisaOf(payment.amount) || payment.refunds.length >= 10) return refuse('2026');
    const refundTrxId = newId();
    payment.refunds.push({ key: body.sku!, amount, refundTrxId, reason: body.reason! });
    response.json({
      originalTrxId: payment.trxID,
      refundTrxId,
      refundTransactionStatus: 'Completed',
      originalTrxAmount: payment.amount,
      refundAmount: body.refundAmount,
      currency: 'BDT',
      completedTime: writeTime(now()),
      sku: body.sku,
      reason: body.reason,
    });
  });

  app.post(`${REFUND}/status`, guard('query'), (request, response) => {
    const payment = findPaid(request.body as Record<string, string>);
    if (!payment || payment.refunds.length === 0) {
      return void response.json({
        internalCode: 'error',
        externalCode: '2033',
        errorMessageEn: 'Transaction not found',
      });
    }
    response.json({
      originalTrxId: payment.trxID,
      originalTrxAmount: payment.amount,
      refundTransactions: payment.refunds.map(({ key: sku, amount, refundTrxId, reason }) => ({
        refundTrxId,
        refundTransactionStatus: 'Completed',
        refundAmount: (amount / 100).toFixed(2),
        completedTime: writeTime(now()),
        sku,
        reason,
      })),
    });
  });

  app.get('/pay', (request, response) => {
    const payment = payments.get(String(request.query.paymentID));
    if (!payment) return void response.status(404).send('No such payment');
    response.send(payPage('bKash', payment.paymentID, payment.amount));
  });
  app.post('/pay', (request, response) => {
    const { id, action } = request.body as { id: string; action: PayerAction };
    response.redirect(303, act(`${server.url}/pay?paymentID=${id}`, action).url);
  });

  const paymentAt = (payUrl: string) => payments.get(new URL(payUrl).searchParams.get('paymentID') ?? '')!;
  function act(payUrl: string, action: PayerAction): Return {
    const payment = paymentAt(payUrl);
    payment.isApproved = action.startsWith('pay');
    payment.hasMoney = action !== 'pay without money';
    const status = action === 'cancel' ? 'cancel' : action === 'fail' ? 'failure' : 'success';
    return { method: 'GET', url: `${payment.callbackURL}?paymentID=${payment.paymentID}&status=${status}`, form: {} };
  }

  const server = await listen(app, port);
  return {
    ...server,
    faults,
    calls,
    act,
    expire: (payUrl) => void (paymentAt(payUrl).createdAt -= DAY_MS + HOUR_MS),
    refunds: () => [...payments.values()].flatMap(({ refunds }) => refunds),
    expireTokens: () => tokens.clear(),
  };
}
