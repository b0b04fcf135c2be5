import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { setPaths } from './paths.ts';

const pages = () => import('./index.ts');

export const questionSets: Feature = {
  routes: [
    { path: setPaths.years, Page: lazyPage(async () => (await pages()).YearsPage) },
    { path: setPaths.year, Page: lazyPage(async () => (await pages()).SubjectsPage) },
    { path: setPaths.subject, Page: lazyPage(async () => (await pages()).ChaptersPage), next: setPaths.chapter },
    { path: setPaths.chapter, Page: lazyPage(async () => (await import('./ChapterPage.tsx')).ChapterPage) },
  ],
  navigation: { label: 'shared.questionSets', to: setPaths.years, end: false },
  typePolicies: {
    Chapter: { keyFields: ['id'], fields: { questions: { keyArgs: ['page', 'from', 'to'] } } },
    Query: {
      fields: {
        // A chapter opened from its list is in the cache already, by its id.
        chapter: {
          read: (known, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Chapter', ...args }) : known,
        },
      },
    },
  },
};
