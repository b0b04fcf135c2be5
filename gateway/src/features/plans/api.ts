import type { RestClient } from '../../rest/client.ts';
import { noneYet } from '../../rest/none-yet.ts';
import { planList } from './rows.ts';

/** The call for what can be purchased (specification 7). */
export const plansApi = (rest: RestClient) => ({
  offered: () => noneYet(rest.getPublic('/subscriptions', planList, { params: { status: true } })),
});

export type PlansApi = ReturnType<typeof plansApi>;
