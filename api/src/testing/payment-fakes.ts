/** What stands in for the providers of payments. */
export type { FakeProvider, Operation } from './payments/fake-provider.ts';
export { startFakeBkash } from './payments/fake-bkash.ts';
export { startFakeSslCommerz } from './payments/fake-sslcommerz.ts';
export { fakeProviderSettings } from './payments/settings.ts';
