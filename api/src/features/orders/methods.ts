import type { Schemas } from 'schema/rest/bodies.ts';
import { escapeHtml } from '../../escape-html.ts';
import { wordsOf } from '../../http/messages.ts';
import { orderMessages } from './messages.ts';
import type { OrderRow } from './order.ts';
import { type Wallet, walletId } from './wallets.ts';

type ManualMethod = { kind: 'MANUAL'; id: string; name: string; payTo: string };
export type RedirectMethod = {
  kind: 'REDIRECT';
  id: string;
  name: string;
  /**
   * Makes the payment at the provider, stores where it is paid, and returns the order as it is then. Runs without a lock,
   * also for an order that has its payment already.
   */
  begin: (order: OrderRow) => Promise<OrderRow>;
};
/** A way to pay that readers are offered. */
export type Method = ManualMethod | RedirectMethod;

export const manualMethods = (wallets: readonly Wallet[]): Method[] =>
  wallets.map((wallet) => ({ kind: 'MANUAL', id: walletId(wallet), name: wallet.name, payTo: wallet.number }));

export function viewMethod(method: Method): Schemas['PaymentMethod'] {
  const { id, name, kind } = method;
  if (method.kind === 'REDIRECT') return { id, name, kind, pay_to: null, instructions: null };
  const steps = [
    orderMessages.openApp({ name }),
    orderMessages.sendTo({ number: method.payTo }),
    orderMessages.writeCode(),
    orderMessages.enterTransaction(),
  ];
  const items = steps.map((step) => `<li>${escapeHtml(wordsOf(step))}</li>`).join('');
  return { id, name, kind, pay_to: method.payTo, instructions: `<ol>${items}</ol>` };
}

/** Of an order whose method may not be offered any more. */
export function viewMethodOf({ method: id, methodName: name }: OrderRow, methods: readonly Method[]) {
  const method = methods.find((one) => one.id === id);
  if (method) return viewMethod(method);
  const kind: Method['kind'] = isManual(id) ? 'MANUAL' : 'REDIRECT';
  return { id, name, kind, pay_to: null, instructions: null };
}

export const isManual = (id: string) => id.endsWith('-manual');
