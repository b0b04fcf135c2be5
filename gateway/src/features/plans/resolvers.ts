import type { Resolvers } from '../../resolvers.generated.ts';

export const plansResolvers: Resolvers = {
  Query: { plans: (_root, _args, { plans }) => plans.purchasable() },

  HeldPlan: {
    id: ({ _id }) => _id,
    startsAt: ({ starts_at: at }) => at,
    endsAt: ({ ends_at: at }) => at,
  },

  SubscriptionPlan: {
    // Parsing rejects rows without both.
    id: (row) => row.subscription_id ?? row._id!,
    shortDescription: ({ short_description: text }) => text ?? '',
    prices: ({ plans }) => plans,
  },
};
