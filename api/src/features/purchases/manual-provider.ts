import type { PaymentProvider } from './payment-provider.ts';

/** An administrator receives and returns the money: granting a plan means that it was paid. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  create: async ({ amount }) => ({ externalId: null, state: 'paid', amount }),
  verify: async (externalId) => ({ externalId, state: 'failed', amount: 0 }),
  refund: async (payment) => ({ ...payment, state: 'refunded' }),
  webhook: async () => null,
};
