export { ProviderError } from './call-provider.ts';
export { openProviders } from './open.ts';
export {
  type Hint,
  isPaidInFull,
  type PaymentProvider,
  type PaymentRef,
  type ProviderCall,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.ts';
