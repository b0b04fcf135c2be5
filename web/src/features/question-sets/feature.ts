import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { paths } from './paths.ts';

const pages = () => import('./index.ts');

export const questionSets: Feature = {
  routes: [
    { path: paths.years, Page: lazyPage(async () => (await pages()).YearsPage) },
    { path: paths.year, Page: lazyPage(async () => (await pages()).SubjectsPage) },
    { path: paths.subject, Page: lazyPage(async () => (await pages()).ChaptersPage), next: paths.chapter },
    { path: paths.chapter, Page: lazyPage(async () => (await import('./ChapterPage.tsx')).ChapterPage) },
  ],
  navigation: { label: 'shared.questionSets', to: paths.years, end: false },
  typePolicies: {
    Chapter: { fields: { questions: { keyArgs: ['page', 'from', 'to'] } } },
    Query: {
      fields: {
        // The list of chapters has cached it already.
        chapter: {
          read: (existing, { args, toReference }) =>
            existing === undefined ? toReference({ __typename: 'Chapter', ...args }) : existing,
        },
      },
    },
  },
};
