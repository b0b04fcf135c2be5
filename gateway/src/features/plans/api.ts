import type { RestClient } from '../../rest/client.ts';
import { emptyOn404 } from '../../rest/empty-on-404.ts';
import { planList } from './rows.ts';

/** The call for what can be purchased (specification 7). */
export const plansApi = (rest: RestClient) => ({
  offered: () => emptyOn404(rest.getPublic('/subscriptions', planList, { params: { status: true } })),
});

export type PlansApi = ReturnType<typeof plansApi>;
