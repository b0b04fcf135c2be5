import type { Logger } from 'pino';
import type { TwoFactorMode } from 'schema/two-factor.ts';
import {
  accountDependencies,
  callerOf,
  googleProvider,
  type GoogleSettings,
  type PasswordHasher,
} from './features/accounts/index.ts';
import { type CommissionTerms, settleUnproven } from './features/affiliate/index.ts';
import { type ImageFiles, imageStore } from './features/images/index.ts';
import type { Live } from './features/notifications/index.ts';
import { askRefund, type RefundRequest, type Wallet } from './features/orders/index.ts';
import type { PaymentProvider } from './features/payments/providers/index.ts';
import type { PushService } from './features/push/index.ts';
import { heldPlans } from './features/purchases/index.ts';
import type { Bank } from './features/bank/index.ts';
import type { OpenDatabase } from './db/connection.ts';
import { clientAddressReader } from './http/client-address.ts';
import { idempotency } from './http/idempotency.ts';
import { rateLimits } from './http/rate-limits.ts';
import { deriveKey } from './keys.ts';
import type { Outbox } from './mail/index.ts';

export type ServiceOptions = Bank & {
  database: OpenDatabase;
  secret: Uint8Array;
  logger: Logger;
  mail: Outbox;
  live: Live;
  houseId: number;
  publicUrl: string;
  siteName: string;
  files: ImageFiles;
  terms: CommissionTerms;
  providers: readonly PaymentProvider[];
  push: PushService;
  /** Numbers that plans are paid to by hand. */
  wallets: readonly Wallet[];
  /** Papers of others that a reader without a plan may sit each week. */
  freeSittings: number;
  twoFactorMode: TwoFactorMode;
  /** Days before an account's reports count. */
  reportDays: number;
  /** Of an account, in its life. */
  quotas: { attempts: number; papers: number };
  now?: (() => Date) | undefined;
  gatewayKey?: string | undefined;
  google?: GoogleSettings | undefined;
  passwords?: PasswordHasher | undefined;
};

/** Shared by all features. */
export function createServices({ google, passwords, gatewayKey, now = () => new Date(), ...settings }: ServiceOptions) {
  const { database, secret, files } = settings;
  const { db } = database;
  const images = imageStore(db, files);
  const addressOf = clientAddressReader(gatewayKey);
  const idempotent = idempotency({
    db,
    key: deriveKey(secret, 'idempotency'),
    identifyCaller: (request) => callerOf(request)?.userId ?? addressOf(request),
  });
  const shared = { ...settings, db, images, addressOf, idempotent, now };
  return {
    ...shared,
    askRefund: (refund: RefundRequest) => askRefund(shared, refund),
    limits: rateLimits(db, deriveKey(secret, 'rate limits')),
    accounts: accountDependencies({
      ...shared,
      plansOf: (user) => heldPlans(db, user, now()),
      settleEarnings: (tx, user) => settleUnproven(tx, user, now()),
      google: google && googleProvider(google),
      passwords,
    }),
  };
}

export type Services = ReturnType<typeof createServices>;
