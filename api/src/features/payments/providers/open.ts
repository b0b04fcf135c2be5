import type { Database } from '../../../db/connection.ts';
import { Bkash } from './bkash/provider.ts';
import { SnsTopic } from './bkash/sns.ts';
import { databaseTokenStore } from './bkash/token-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { SslCommerz } from './sslcommerz/provider.ts';

/** Each is off without its settings. */
export type ProviderSettings = {
  SSLCOMMERZ_URL: string;
  SSLCOMMERZ_STORE_ID?: string | undefined;
  SSLCOMMERZ_STORE_PASSWORD?: string | undefined;
  BKASH_URL: string;
  BKASH_APP_KEY?: string | undefined;
  BKASH_APP_SECRET?: string | undefined;
  BKASH_USERNAME?: string | undefined;
  BKASH_PASSWORD?: string | undefined;
  BKASH_TOPIC_ARN?: string | undefined;
  PUBLIC_URL: string;
};

/** `tokenKey` encrypts tokens in the database. */
type Options = { db: Database; tokenKey: Uint8Array; now: () => Date };

/** In the order in which readers are offered them. */
export function openProviders(settings: ProviderSettings, { db, tokenKey, now }: Options): PaymentProvider[] {
  const addressOf = (id: string, call: 'return' | 'notify') => `${settings.PUBLIC_URL}/payments/${id}/${call}`;
  const providers: PaymentProvider[] = [];

  const store = allOrNone(settings, ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD']);
  if (store) {
    providers.push(
      new SslCommerz({
        url: settings.SSLCOMMERZ_URL,
        storeId: store.SSLCOMMERZ_STORE_ID,
        storePassword: store.SSLCOMMERZ_STORE_PASSWORD,
        returnUrl: addressOf('sslcommerz', 'return'),
        notifyUrl: addressOf('sslcommerz', 'notify'),
      }),
    );
  }

  const bkash = allOrNone(settings, ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD']);
  if (bkash) {
    const arn = settings.BKASH_TOPIC_ARN;
    providers.push(
      new Bkash({
        credentials: {
          url: settings.BKASH_URL,
          appKey: bkash.BKASH_APP_KEY,
          appSecret: bkash.BKASH_APP_SECRET,
          username: bkash.BKASH_USERNAME,
          password: bkash.BKASH_PASSWORD,
        },
        returnUrl: addressOf('bkash', 'return'),
        topic: arn === undefined ? undefined : new SnsTopic(arn),
        store: databaseTokenStore(db, tokenKey, 'bkash'),
        now: () => now().getTime(),
      }),
    );
  }
  return providers;
}

/** Null where none is set. Throws where some are missing. */
function allOrNone<Name extends keyof ProviderSettings>(settings: ProviderSettings, names: readonly Name[]) {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: must be set, as ${names.join(', ')} go together.`);
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Record<Name, string>;
}
