import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { paths } from './paths.ts';

// One chunk for each group of pages that readers open together.
const boards = () => import('./boards/index.ts');
const lists = () => import('./list/index.ts');

const LIST_ARGUMENTS = ['page', 'from', 'to'];

export const questions: Feature = {
  routes: [
    { path: paths.boards, Page: lazyPage(async () => (await boards()).BoardsPage) },
    { path: paths.board, Page: lazyPage(async () => (await boards()).BoardPage) },
    { path: paths.prof, Page: lazyPage(async () => (await boards()).ProfPage) },
    { path: paths.subject, Page: lazyPage(async () => (await boards()).SubjectPage), next: paths.year },
    { path: paths.year, Page: lazyPage(async () => (await lists()).YearQuestionsPage) },
    { path: paths.topic, Page: lazyPage(async () => (await lists()).TopicQuestionsPage) },
  ],
  navigation: { label: 'shared.questions', to: paths.boards, end: false },
  typePolicies: {
    Board: { keyFields: ['code'] },
    ProfessionalYear: { keyFields: ['code'] },
    Subject: { keyFields: ['code'] },
    BoardSubject: {
      fields: {
        topicQuestions: { keyArgs: ['topic', ...LIST_ARGUMENTS] },
        yearQuestions: { keyArgs: ['year', ...LIST_ARGUMENTS] },
      },
    },
    Query: {
      fields: {
        // The list of boards has cached it already.
        board: {
          read: (existing, { args, toReference }) =>
            existing === undefined ? toReference({ __typename: 'Board', ...args }) : existing,
        },
      },
    },
  },
};
