import { relayStylePagination } from '@apollo/client/utilities';
import { lazyPage } from '../../components/lazy-page.ts';
import type { StaffFeature } from '../feature.ts';
import { paths } from '../studio/shell/index.ts';
import { deskScreens } from './screens.ts';

export const desk: StaffFeature = {
  screens: [
    { path: paths.desk, needs: [], Page: lazyPage(async () => (await import('./DeskPage.tsx')).DeskPage) },
    ...deskScreens,
  ],
  typePolicies: {
    Desk: {
      merge: true,
      fields: {
        codeBatches: relayStylePagination(),
        commissions: relayStylePagination(),
        coupons: relayStylePagination(),
        ebooks: relayStylePagination(['text', 'first']),
        internshipDrafts: relayStylePagination(['status']),
        events: relayStylePagination(['text', 'by', 'action', 'from', 'to']),
        jobQueue: relayStylePagination(['state']),
        messages: relayStylePagination(['state']),
        orders: relayStylePagination(['state', 'text']),
        people: relayStylePagination(['text']),
        questionLists: relayStylePagination(['kind', 'prof', 'subject', 'text']),
        withdrawals: relayStylePagination(),
      },
    },
    Coupon: { keyFields: ['code'] },
    DeskReports: {
      merge: true,
      fields: {
        affiliates: relayStylePagination(['from', 'to']),
        endingPlanList: relayStylePagination(['days']),
        questions: relayStylePagination(['prof', 'subject', 'order', 'descending']),
      },
    },
    // Without an id; each screen fetches some of it.
    DeskInternshipTopic: { fields: { published: { merge: true } } },
    DeskName: { keyFields: ['userId'] },
    DeskOrder: { keyFields: ['order', ['id']] },
    DeskPerson: { keyFields: ['userId'] },
    PersonRecord: { keyFields: ['person', ['userId']] },
    WaitingCommission: { keyFields: ['purchaseId'] },
  },
};
