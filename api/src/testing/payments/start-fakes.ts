// For `pnpm run dev`: pages that stand in for SSLCommerz and bKash. Nobody pays there.
import { startFakeBkash } from './fake-bkash.ts';
import { startFakeSslCommerz } from './fake-sslcommerz.ts';
import { fakeProviderSettings } from './settings.ts';

const sslcommerz = await startFakeSslCommerz({ notifies: true });
const bkash = await startFakeBkash();

// Ctrl-C reaches all programs; this one ends after those that call it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true, settings: fakeProviderSettings({ sslcommerz: sslcommerz.url, bkash: bkash.url }) });
