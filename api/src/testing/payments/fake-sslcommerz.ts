import { randomBytes } from 'node:crypto';
import express from 'express';
import { signForm } from '../../features/payments/providers/sslcommerz/signature.ts';
import {
  type FakeProvider,
  type FakeRefund,
  Faults,
  guardOperation,
  listen,
  type Operation,
  payPage,
  type PayerAction,
  postBack,
  type Return,
} from './fake-provider.ts';

export const SSLCOMMERZ_ACCOUNT = { storeId: 'fakestore01', storePassword: 'fakestore01@ssl-4b7e' };

type Session = {
  sessionkey: string;
  form: Record<string, string>;
  status: 'UNATTEMPTED' | 'VALID' | 'VALIDATED' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
  val_id: string;
  bank_tran_id: string;
};
type Refund = FakeRefund & { refund_ref_id: string; isDone: boolean };

const newId = () => randomBytes(8).toString('hex').toUpperCase();
const STATUSES: Record<PayerAction, Session['status']> = {
  pay: 'VALID',
  'pay without money': 'FAILED',
  fail: 'FAILED',
  cancel: 'CANCELLED',
};

export type FakeSslCommerz = FakeProvider & {
  /** What the shop's notification address gets, signed. */
  notification: (payUrl: string) => Record<string, string>;
  /** The bank has done what was sent. */
  settleRefunds: () => void;
};

/** Speaks https://developer.sslcommerz.com/doc/v4/. Sends its notification before the browser goes back. */
export async function startFakeSslCommerz({ port = 0, notifies = false } = {}): Promise<FakeSslCommerz> {
  const faults = new Faults();
  const calls = new Map<Operation, number>();
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }));
  const guard = (operation: Operation) => guardOperation({ faults, calls }, operation);
  const isOurs = (fields: Record<string, unknown>) =>
    fields.store_id === SSLCOMMERZ_ACCOUNT.storeId && fields.store_passwd === SSLCOMMERZ_ACCOUNT.storePassword;

  app.post('/gwprocess/v4/api.php', guard('create'), (request, response) => {
    const form = request.body as Record<string, string>;
    const refuse = (failedreason: string) => void response.json({ status: 'FAILED', failedreason, sessionkey: '' });
    if (!isOurs(form)) return refuse('Store Credential Error Or Store is De-active');
    const amount = Number(form.total_amount);
    if (!(amount >= 10 && amount <= 500_000)) return refuse('Invalid amount');
    if (!form.tran_id || form.tran_id.length > 30) return refuse('Invalid tran_id');
    const missing = [
      'success_url',
      'fail_url',
      'cancel_url',
      'product_name',
      'product_category',
      'product_profile',
      'cus_name',
      'cus_email',
      'cus_add1',
      'cus_city',
      'cus_postcode',
      'cus_country',
      'cus_phone',
      'shipping_method',
    ].find((name) => !form[name]);
    if (missing) return refuse(`Missing ${missing}`);
    const sessionkey = newId();
    sessions.set(sessionkey, { sessionkey, form, status: 'UNATTEMPTED', val_id: newId(), bank_tran_id: newId() });
    const GatewayPageURL = `${server.url}/pay?key=${sessionkey}`;
    response.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey,
      GatewayPageURL,
      redirectGatewayURL: '',
      gw: {},
      desc: [],
    });
  });

  const describe = ({ form, status, val_id, bank_tran_id, sessionkey }: Session) => ({
    status,
    tran_id: form.tran_id!,
    val_id: status === 'VALID' || status === 'VALIDATED' ? val_id : '',
    sessionkey,
    tran_date: '2026-11-27 12:00:00',
    amount: faults.amount ?? form.total_amount!,
    store_amount: form.total_amount!,
    currency: 'BDT',
    currency_type: faults.currency ?? form.currency!,
    currency_amount: faults.amount ?? form.total_amount!,
    bank_tran_id,
    card_type: 'BKASH-BKash',
    card_no: '0177****575',
    risk_level: faults.isRisky ? '1' : '0',
    risk_title: faults.isRisky ? 'Risky' : 'Safe',
  });

  app.get('/validator/api/validationserverAPI.php', guard('execute'), (request, response) => {
    if (!isOurs(request.query)) return void response.json({ APIConnect: 'INVALID_REQUEST', status: 'FAILED' });
    const session = [...sessions.values()].find((one) => one.val_id === request.query.val_id);
    if (session?.status !== 'VALID' && session?.status !== 'VALIDATED') {
      return void response.json({ status: 'INVALID_TRANSACTION' });
    }
    const answer = { ...describe(session), APIConnect: 'DONE', validated_on: '2026-11-27 12:00:01' };
    session.status = 'VALIDATED';
    response.json(answer);
  });

  const query = (tran_id: unknown) => {
    const element = [...sessions.values()].filter(({ form }) => form.tran_id === tran_id).map(describe);
    return { APIConnect: 'DONE', no_of_trans_found: element.length, element };
  };

  app.get(
    '/validator/api/merchantTransIDvalidationAPI.php',
    (request, response, next) => guard('bank_tran_id' in request.query ? 'refund' : 'query')(request, response, next),
    (request, response) => {
      const { tran_id, bank_tran_id, refund_ref_id } = request.query;
      if (!isOurs(request.query)) return void response.json({ APIConnect: 'INVALID_REQUEST' });
      if (tran_id) return void response.json(query(tran_id));
      if (refund_ref_id) {
        const refund = [...refunds.values()].find((one) => one.refund_ref_id === refund_ref_id);
        return void response.json({
          APIConnect: 'DONE',
          bank_tran_id: '',
          refund_ref_id,
          status: refund?.isDone ? 'refunded' : 'processing',
        });
      }
      response.json({ APIConnect: 'DONE', bank_tran_id, ...refund(request.query as Record<string, string>) });
    },
  );

  function refund({ bank_tran_id, refund_trans_id: key, refund_amount, refund_remarks }: Record<string, string>) {
    const session = [...sessions.values()].find((one) => one.bank_tran_id === bank_tran_id);
    const before = key && refunds.get(key);
    if (before) return { status: 'processing', refund_ref_id: before.refund_ref_id };
    const amount = Math.round(Number(refund_amount) * 100);
    if (!session || !key || key.length > 30 || !refund_remarks) return { status: 'failed', errorReason: 'Invalid' };
    const sum = refundsOf(session).reduce((total, one) => total + one.amount, amount);
    if (sum > Number(session.form.total_amount) * 100) return { status: 'failed', errorReason: 'Amount exceeds' };
    const stored = { key, amount, refund_ref_id: newId(), isDone: false, bank_tran_id };
    refunds.set(key, stored);
    return { status: 'success', refund_ref_id: stored.refund_ref_id };
  }
  const refundsOf = ({ bank_tran_id }: Session) =>
    [...refunds.values()].filter((one) => 'bank_tran_id' in one && one.bank_tran_id === bank_tran_id);

  const sessionAt = (payUrl: string) => sessions.get(new URL(payUrl).searchParams.get('key') ?? '')!;
  function notification(payUrl: string): Record<string, string> {
    const fields = describe(sessionAt(payUrl));
    const names = Object.keys(fields);
    const form = new URLSearchParams({ ...fields, verify_key: names.join(',') });
    form.set('verify_sign', signForm(form, names, SSLCOMMERZ_ACCOUNT.storePassword));
    return Object.fromEntries(form);
  }
  function act(payUrl: string, action: PayerAction): Return {
    const { form } = Object.assign(sessionAt(payUrl), { status: STATUSES[action] });
    const urls = { VALID: form.success_url, FAILED: form.fail_url, CANCELLED: form.cancel_url };
    const url = urls[STATUSES[action] as keyof typeof urls]!;
    return { method: 'POST', url, form: notification(payUrl) };
  }

  app.get('/pay', (request, response) => {
    const session = sessions.get(String(request.query.key));
    if (!session) return void response.status(404).send('No such session');
    response.send(payPage('SSLCommerz', session.sessionkey, session.form.total_amount!));
  });
  app.post('/pay', async (request, response) => {
    const { id, action } = request.body as { id: string; action: PayerAction };
    const back = act(`${server.url}/pay?key=${id}`, action);
    const ipn = sessions.get(id)!.form.ipn_url;
    if (notifies && ipn) {
      await fetch(ipn, { method: 'POST', body: new URLSearchParams(back.form) }).catch(() => undefined);
    }
    response.send(postBack(back));
  });

  const server = await listen(app, port);
  return {
    ...server,
    faults,
    calls,
    act,
    notification,
    expire: (payUrl) => void (sessionAt(payUrl).status = 'EXPIRED'),
    refunds: () => [...refunds.values()],
    settleRefunds: () => refunds.forEach((one) => (one.isDone = true)),
  };
}
