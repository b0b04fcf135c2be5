import { badInput } from '../../../graphql/errors.ts';
import type { Resolvers } from '../../../resolvers.generated.ts';
import { isId, isSegment } from '../../../rest/path.ts';
import { deskMessages } from '../messages.ts';
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
    switchCode: (_root, args, { desk }) => {
      if (!isId(args.batch)) throw badInput('batch', deskMessages.badId());
      if (!isSegment(args.code)) throw badInput('code', deskMessages.badCode());
      return desk.switchCode(args);
    },
  }),
};
