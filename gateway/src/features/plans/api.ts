import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { planList } from './rows.ts';

export const plansApi = (rest: RestClient) => ({
  purchasable: () => emptyOn404(rest.getPublic('/subscriptions', planList, { params: { status: true } })),
});

export type PlansApi = ReturnType<typeof plansApi>;
