import type { Resolvers } from '../../../resolvers.generated.ts';
import { isSegment } from '../../../rest/path.ts';
import { connection } from '../pages.ts';
import { requireDesk } from '../require-desk.ts';
import type { DeskPersonRow } from './rows.ts';

export const peopleResolvers: Resolvers = {
  Desk: {
    people: (_desk, { text, first, after }, { desk }) => desk.people(text, { first, after }),
    person: (_desk, { userId }, { desk }) => (isSegment(userId) ? desk.person(userId) : null),
    grantPreview: (_desk, grant, { desk }) => desk.grantPreview(grant),
    refundPreview: (_desk, { purchaseId }, { desk }) => desk.refundPreview(purchaseId),
  },

  DeskPersonConnection: connection<DeskPersonRow>(({ cursor }) => cursor),

  Mutation: {
    grantPlan: async (_root, grant, context) => {
      await requireDesk(context);
      return context.desk.grantPlan(grant);
    },
    refundPurchase: async (_root, { purchaseId }, context) => {
      await requireDesk(context);
      return context.desk.refundPurchase(purchaseId);
    },
  },
};
