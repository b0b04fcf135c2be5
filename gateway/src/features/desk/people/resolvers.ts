import type { Resolvers } from '../../../resolvers.generated.ts';
import { isSegment } from '../../../rest/path.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { DeskPersonRow } from './rows.ts';

export const peopleResolvers: Resolvers = {
  Desk: {
    people: (_desk, { text, first, after }, { desk }) => desk.people(text, { first, after }),
    person: (_desk, { userId }, { desk }) => (isSegment(userId) ? desk.person(userId) : null),
    grantPreview: (_desk, grant, { desk }) => desk.grantPreview(grant),
    refundPreview: (_desk, { purchaseId }, { desk }) => desk.refundPreview(purchaseId),
  },

  DeskPersonConnection: rowConnection<DeskPersonRow>(({ cursor }) => cursor),

  Mutation: withDesk({
    grantPlan: (_root, grant, { desk }) => desk.grantPlan(grant),
    refundPurchase: (_root, refund, { desk }) => desk.refundPurchase(refund),
  }),
};
