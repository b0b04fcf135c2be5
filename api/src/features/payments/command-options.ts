import type { Schemas } from 'schema/rest/bodies.ts';
import { text } from '../../command-line/arguments.ts';

/** Of commands that record money. */
export const paymentOptions = { amount: text, method: text, reference: text, payer: text, note: text };

/** For the usage of these commands. */
export const describePaymentOptions = `  --amount      whole Tk
  --method      how: bkash-manual, cash, bank or another word
  --reference   the number of the transfer, which can be used once for each method
  --payer       who paid, or was paid
  --note        a remark; needed where the amount is not the expected one`;

type Values = Record<string, string | boolean | undefined>;

/** Undefined without any of the options; a string is a problem with the command line. */
export function readPayment({ amount, method, reference, payer, note }: Values) {
  const given = [amount, method, reference, payer, note].filter((one) => one !== undefined);
  if (given.length === 0) return undefined;
  if (!amount || !method || !reference) return 'give --amount, --method and --reference together';
  return {
    amount: Number(amount),
    method: String(method),
    reference: String(reference),
    ...(payer !== undefined && { payer: String(payer) }),
    ...(note !== undefined && { note: String(note) }),
  } satisfies Schemas['PaymentInput'];
}
