import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import type { ProviderCall } from '../../features/payments/providers/index.ts';

/** What the payer does on the provider's page. */
export type PayerAction = 'pay' | 'pay without money' | 'fail' | 'cancel';

/** Parts of the provider that a fault is about. */
export type Operation = 'create' | 'execute' | 'query' | 'refund' | 'token' | 'notify';

export class Faults {
  /** Operations that do what they are asked and never answer. */
  readonly silent = new Set<Operation>();
  /** Operations that do nothing and answer 503. */
  readonly down = new Set<Operation>();
  /** What is said to have been paid, instead of what was. */
  amount: string | undefined;
  currency: string | undefined;
  isRisky = false;

  clear(): void {
    this.silent.clear();
    this.down.clear();
    this.amount = undefined;
    this.currency = undefined;
    this.isRisky = false;
  }
}

/** The browser's way back to the shop, as the provider's page sends it. */
export type Return = { method: 'GET' | 'POST'; url: string; form: Record<string, string> };

export type FakeRefund = { key: string; amount: number };

export type FakeProvider = {
  url: string;
  faults: Faults;
  /** How often an operation was asked for. */
  calls: Map<Operation, number>;
  /** What the payer does on the page; how the browser comes back. */
  act: (payUrl: string, action: PayerAction) => Return;
  /** Makes the page as old as a payment may get. */
  expire: (payUrl: string) => void;
  refunds: () => FakeRefund[];
  /** Cuts the connections that it has been silent on. */
  release: () => void;
  close: () => Promise<void>;
};

/** `isSilent` runs after the operation did what it was asked. */
export function guardOperation(fake: Pick<FakeProvider, 'faults' | 'calls'>, operation: Operation): RequestHandler {
  return (_request, response, next) => {
    fake.calls.set(operation, (fake.calls.get(operation) ?? 0) + 1);
    if (fake.faults.down.has(operation)) return void response.status(503).send('<h1>Service unavailable</h1>');
    if (fake.faults.silent.has(operation)) response.json = () => response;
    next();
  };
}

export async function listen(app: express.Express, port = 0) {
  const server = createServer(app);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const release = () => server.closeAllConnections();
  const close = async () => {
    release();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release, close };
}

/** The call that the shop's return address gets. */
export function toProviderCall({ url, form }: Return): ProviderCall {
  return {
    query: Object.fromEntries(new URL(url).searchParams),
    body: Buffer.from(new URLSearchParams(form).toString()),
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The provider's page, with a button for each thing that a payer may do. */
export const payPage = (name: string, id: string, amount: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} (made up)</title>
<body style="font: 1.1rem sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem">
<h1>${name}</h1><p>Nobody pays here: this page stands in for ${name} while the program is developed.</p>
<p>Tk ${escape(amount)}</p>
<form method="post"><input type="hidden" name="id" value="${escape(id)}">
${(['pay', 'pay without money', 'fail', 'cancel'] satisfies PayerAction[])
  .map(
    (action) => `<p><button name="action" value="${action}">${action[0]!.toUpperCase()}${action.slice(1)}</button></p>`,
  )
  .join('\n')}
</form></body></html>`;

/** A page that posts a form at once, as a provider sends the browser back. */
export const postBack = ({ url, form }: Return) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Back to the shop</title>
<body><form method="post" action="${escape(url)}">
${Object.entries(form)
  .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  .join('\n')}
<button>Back to the shop</button></form><script>document.forms[0].submit()</script></body></html>`;
