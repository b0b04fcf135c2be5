import { z } from 'zod';

/** `number` is of a mobile phone in Bangladesh, in Latin digits. */
export type Wallet = { name: string; number: string };

const WALLET = /^([A-Za-z](?:[A-Za-z0-9 ]{0,28}[A-Za-z0-9])?):(01[3-9]\d{8})$/;

/** Stored with each order. */
export const walletId = ({ name }: Wallet) => `${name.toLowerCase().replaceAll(' ', '-')}-manual`;

/** The setting `WALLETS`: `bKash:01711000000;Nagad:01811000000`. */
export const walletList = z
  .string()
  .transform((text, context): Wallet[] => {
    const wallets = text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => WALLET.exec(part));
    if (wallets.every((wallet) => wallet !== null))
      return wallets.map(([, name, number]) => ({ name: name!, number: number! }));
    context.addIssue('must be names and mobile numbers, such as bKash:01711000000;Nagad:01811000000');
    return z.NEVER;
  })
  .refine((wallets) => new Set(wallets.map(walletId)).size === wallets.length, 'names a wallet twice');
