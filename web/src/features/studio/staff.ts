import { relayStylePagination } from '@apollo/client/utilities';
import { lazyPage } from '../../components/lazy-page.ts';
import type { StaffFeature } from '../feature.ts';
import { paths } from './pages.ts';

const Editor = lazyPage(async () => (await import('./editor/EditorPage.tsx')).EditorPage);

const WRITE = ['QUESTIONS_WRITE'] as const;
const REVIEW = ['QUESTIONS_REVIEW'] as const;

export const studio: StaffFeature = {
  screens: [
    { path: paths.home, needs: [], Page: lazyPage(async () => (await import('./StartPage.tsx')).StartPage) },
    {
      path: paths.questions,
      needs: WRITE,
      Page: lazyPage(async () => (await import('./questions/QuestionsPage.tsx')).QuestionsPage),
    },
    { path: paths.start, needs: WRITE, Page: Editor },
    { path: paths.question, needs: WRITE, Page: Editor },
    {
      path: paths.review,
      needs: REVIEW,
      Page: lazyPage(async () => (await import('./reviews/ReviewPage.tsx')).ReviewPage),
    },
    {
      path: paths.reviewed,
      needs: REVIEW,
      Page: lazyPage(async () => (await import('./reviews/ReviewedQuestionPage.tsx')).ReviewedQuestionPage),
    },
    {
      path: paths.expert,
      needs: [],
      Page: lazyPage(async () => (await import('./expert/ExpertPage.tsx')).ExpertPage),
    },
    {
      path: paths.imports,
      needs: [],
      Page: lazyPage(async () => (await import('./imports/ImportsPage.tsx')).ImportsPage),
    },
    {
      path: paths.importBatch,
      needs: [],
      Page: lazyPage(async () => (await import('./imports/ImportPage.tsx')).ImportPage),
    },
    {
      path: paths.suspects,
      needs: REVIEW,
      Page: lazyPage(async () => (await import('./analysis/SuspectsPage.tsx')).SuspectsPage),
    },
  ],
  typePolicies: {
    Studio: {
      merge: true,
      fields: {
        questions: relayStylePagination([
          'status',
          'prof',
          'subject',
          'text',
          'mineOnly',
          'chapter',
          'topic',
          'author',
          'type',
          'reported',
          'facilityBelow',
          'discriminationBelow',
          'changedFrom',
          'changedTo',
          'item',
          'assigned',
          'imports',
        ]),
        imports: relayStylePagination(['state']),
        reports: relayStylePagination(['state']),
        suspects: relayStylePagination(),
        waiting: { merge: false },
      },
    },
    ImportBatch: { fields: { questions: relayStylePagination() } },
    // A draft has the id of what is published. Queries select it without the id, or it would replace what readers see.
    StudioQuestion: { fields: { draft: { merge: true } } },
    StudioPerson: { keyFields: ['userId'] },
    StudioAuthor: { keyFields: ['userId'] },
  },
};
