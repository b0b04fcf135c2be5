import type { PaymentProvider } from './payment-provider.ts';

/** Money that an administrator takes and gives back outside of this program: granting a plan says that it was paid. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  create: async ({ amount }) => ({ externalId: null, state: 'paid', amount }),
  verify: async (externalId) => ({ externalId, state: 'failed', amount: 0 }),
  refund: async (payment) => ({ ...payment, state: 'refunded' }),
  webhook: async () => null,
};
