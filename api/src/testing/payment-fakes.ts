/** What stands in for the providers of payments. */
export { startFakeBkash } from './payments/fake-bkash.ts';
export { startFakeSslCommerz } from './payments/fake-sslcommerz.ts';
export { fakeProviderSettings } from './payments/settings.ts';
