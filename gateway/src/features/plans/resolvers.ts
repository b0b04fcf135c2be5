import type { Resolvers } from '../../resolvers.generated.ts';

/** What can be purchased, and what was. */
export const plansResolvers: Resolvers = {
  Query: { plans: (_root, _args, { plans }) => plans.purchasable() },

  HeldPlan: {
    id: ({ _id }) => _id,
    startsAt: ({ starts_at: at }) => at,
    endsAt: ({ ends_at: at }) => at,
  },

  SubscriptionPlan: {
    // One of the two is there, or the row was refused.
    id: (row) => row.subscription_id ?? row._id!,
    shortDescription: ({ short_description: text }) => text ?? '',
    prices: ({ plans }) => plans,
  },
};
