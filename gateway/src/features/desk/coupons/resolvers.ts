import type { Resolvers } from '../../../resolvers.generated.ts';
import { isId, isSegment } from '../../../rest/path.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { CodeBatchRow, CouponRow } from './rows.ts';

export const couponResolvers: Resolvers = {
  Desk: {
    coupons: (_desk, page, { desk }) => desk.coupons(page),
    coupon: (_desk, { code }, { desk }) => (isSegment(code) ? desk.coupon(code) : null),
    codeBatches: (_desk, page, { desk }) => desk.codeBatches(page),
    codeBatch: (_desk, { id }, { desk }) => (isId(id) ? desk.codeBatch(id) : null),
  },

  CouponConnection: rowConnection<CouponRow>(({ code }) => code),
  CodeBatchConnection: rowConnection<CodeBatchRow>(({ id }) => id),

  Mutation: withDesk({
    saveCoupon: (_root, { input }, { desk }) => desk.saveCoupon(input),
    createCodes: (_root, codes, { desk }) => desk.createCodes(codes),
  }),
};
