import type { Hint, PaymentProvider, PaymentRef, ProviderPayment } from '../../payments/providers/index.ts';
import type { OrderRow } from '../order.ts';

const HALF = 4;
const REFERENCE = new RegExp(`^([A-Z0-9]{${HALF}})([A-Z0-9]{${HALF}})[A-Z0-9]{1,8}$`);

/** What the provider knows an attempt to pay the order by: the order's code and the attempt's number. */
export const toReference = (code: string, attempt: number): string =>
  `${code.replace('-', '')}${attempt.toString(36).toUpperCase()}`;

/** Null where there is no code in it. */
export function codeOfReference(reference: string): string | null {
  const [, one, other] = REFERENCE.exec(reference) ?? [];
  return one === undefined ? null : `${one}-${other}`;
}

/** Null until the provider has made the payment. */
export function refOf({ externalId, providerData }: OrderRow): PaymentRef | null {
  const { reference } = providerData;
  return externalId !== null && typeof reference === 'string' ? { reference, externalId } : null;
}

/** The provider's id of the transfer in its own spelling, which refunds need. */
export const withTransaction = ({ providerData }: OrderRow, { transaction }: ProviderPayment) => ({
  ...providerData,
  ...(transaction !== null && { transaction }),
});

export const transactionOf = ({ providerData: { transaction } }: OrderRow): string | null =>
  typeof transaction === 'string' ? transaction : null;

/** Whether a hint names the order's latest attempt. Earlier attempts no longer count. */
export const isAbout = (order: OrderRow, { by, id }: Hint): boolean => refOf(order)?.[by] === id;

export const providerOf = ({ method }: { method: string }, providers: readonly PaymentProvider[]) =>
  providers.find(({ id }) => id === method);
