import type { PaymentProvider } from './payment-provider.ts';

/** Money that an administrator receives and returns outside this program: granting a plan means that it was paid. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  create: async ({ amount }) => ({ externalId: null, state: 'paid', amount }),
  verify: async (externalId) => ({ externalId, state: 'failed', amount: 0 }),
  refund: async (payment) => ({ ...payment, state: 'refunded' }),
  webhook: async () => null,
};
