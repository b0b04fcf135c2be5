export { Bkash } from './bkash/provider.ts';
export { SnsTopic } from './bkash/sns.ts';
export { databaseTokenStore } from './bkash/token-store.ts';
export { ProviderError } from './call-provider.ts';
export {
  type Hint,
  isPaidInFull,
  type PaymentProvider,
  type PaymentRef,
  type ProviderCall,
  type ProviderPayment,
} from './payment-provider.ts';
export { SslCommerz } from './sslcommerz/provider.ts';
