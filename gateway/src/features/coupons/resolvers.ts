import type { Resolvers } from '../../resolvers.generated.ts';
import { requireReadersFeature } from '../study/index.ts';
import { couponMessages } from './messages.ts';

export const couponResolvers: Resolvers = {
  Mutation: {
    checkCoupon: async (_root, { code, plan, duration }, context) => {
      await requireReadersFeature(context, 'checkout', couponMessages.noCodes());
      return context.coupons.check({ code, plan, duration });
    },
  },
};
