import { Bkash } from '../../features/payments/providers/bkash/provider.ts';
import type { PaymentProvider } from '../../features/payments/providers/index.ts';
import { SslCommerz } from '../../features/payments/providers/sslcommerz/provider.ts';
import { NO_TOKEN, type StoredToken, type TokenStore } from '../../features/payments/providers/bkash/token.ts';
import type { FakeProvider } from './fake-provider.ts';
import { BKASH_ACCOUNT, type FakeBkash, startFakeBkash } from './fake-bkash.ts';
import { type FakeSslCommerz, SSLCOMMERZ_ACCOUNT, startFakeSslCommerz } from './fake-sslcommerz.ts';

const SITE = 'http://localhost:4000/payments';
const PATIENCE_MS = 20_000;
/** Stands for the half minute that a provider may be silent. */
const IMPATIENCE_MS = 100;

type Options = { store?: TokenStore; now?: () => number; timeoutMs?: number };

export function memoryTokenStore(): TokenStore & { stored: StoredToken } {
  const store = {
    stored: NO_TOKEN,
    read: async () => store.stored,
    change: async (change: (stored: StoredToken) => StoredToken | null) => {
      const next = change(store.stored);
      if (next) store.stored = next;
      return next;
    },
  };
  return store;
}

export const bkashOn = (
  fake: FakeBkash,
  { store = memoryTokenStore(), now = Date.now, timeoutMs = PATIENCE_MS }: Options = {},
): PaymentProvider =>
  new Bkash({
    credentials: { url: fake.url, ...BKASH_ACCOUNT },
    returnUrl: `${SITE}/bkash/return`,
    store,
    now,
    timeouts: { callMs: timeoutMs, executeMs: timeoutMs },
  });

export const sslCommerzOn = (fake: FakeSslCommerz, { timeoutMs = PATIENCE_MS }: Options = {}): PaymentProvider =>
  new SslCommerz({
    url: fake.url,
    ...SSLCOMMERZ_ACCOUNT,
    returnUrl: `${SITE}/sslcommerz/return`,
    notifyUrl: `${SITE}/sslcommerz/notify`,
    timeoutMs,
  });

export type ProviderKit = {
  fake: FakeProvider;
  provider: PaymentProvider;
  /** The same, but it waits for a tenth of a second only. */
  impatient: PaymentProvider;
  settleRefunds: () => void;
};

/** Every provider with its stand-in. */
export const PROVIDER_KITS: [name: string, start: () => Promise<ProviderKit>][] = [
  [
    'sslcommerz',
    async () => {
      const fake = await startFakeSslCommerz();
      const impatient = sslCommerzOn(fake, { timeoutMs: IMPATIENCE_MS });
      return { fake, provider: sslCommerzOn(fake), impatient, settleRefunds: fake.settleRefunds };
    },
  ],
  [
    'bkash',
    async () => {
      const fake = await startFakeBkash();
      const store = memoryTokenStore();
      const impatient = bkashOn(fake, { store, timeoutMs: IMPATIENCE_MS });
      return { fake, provider: bkashOn(fake, { store }), impatient, settleRefunds: () => undefined };
    },
  ],
];
